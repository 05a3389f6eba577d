import { describe, expect, it } from 'vitest';
import { pageCount, withInformation } from '../../scripts/lib/pdf-information.ts';

const printed = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj',
    "<</Creator (a browser)\n/CreationDate (D:20250101000000+00'00')>>",
    'endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R 4 0 R]>> endobj',
    '3 0 obj <</Type /Page>> endobj',
    '4 0 obj <</Type /Page>> endobj',
    'xref',
    'trailer',
    '<</Size 5',
    '/Root 2 0 R',
    '/Info 1 0 R>>',
    'startxref',
    '207',
    '%%EOF',
    '',
  ].join('\n'),
  'latin1',
);

const information = { title: 'Tölpel’s guide', author: 'Kelvane', subject: 'A test', keywords: ['a', 'b'] };

describe('the information added to a PDF', () => {
  const finished = withInformation(printed, information);
  const text = finished.toString('latin1');
  const added = text.slice(printed.length);

  it('is appended without changing the existing bytes', () => {
    expect(finished.subarray(0, printed.length)).toEqual(printed);
    expect(added).toContain('/Size 6 /Root 2 0 R /Info 5 0 R /Prev 207');
  });

  it('is at the offset given by the appended cross-reference table', () => {
    const table = Number(added.match(/startxref\n(\d+)/)?.[1]);
    expect(text.slice(table)).toMatch(/^xref\n5 1\n\d{10} 00000 n \ntrailer/);
    const object = Number(text.slice(table).match(/(\d{10}) 00000 n/)?.[1]);
    expect(text.slice(object)).toMatch(/^5 0 obj/);
  });

  it('supports non-ASCII characters', () => {
    const title = added.match(/\/Title <feff([0-9a-f]+)>/)?.[1] ?? '';
    const units = title.match(/.{4}/g)?.map((unit) => Number.parseInt(unit, 16)) ?? [];
    expect(String.fromCharCode(...units)).toBe(information.title);
  });
});

it('pageCount counts pages, but not page tree nodes', () => {
  expect(pageCount(printed)).toBe(2);
});
