import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { film } from '../../src/pages/mdslite/content.ts';

const media = (file: string): URL => new URL(`../../public/media/${file}`, import.meta.url);

/** Length by the header of the file. */
const filmSeconds = (): number => {
  const bytes = readFileSync(media(film.source));
  const header = bytes.indexOf('mvhd') + 4;
  return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
};

describe('the product film', () => {
  it('is small enough and can begin before all of it has arrived', () => {
    const bytes = readFileSync(media(film.source));
    expect(bytes.length).toBeLessThanOrEqual(2.5 * 1024 * 1024);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(statSync(media(film.poster)).size).toBeLessThanOrEqual(45 * 1024);
  });

  it('is as long as the page says', () => {
    expect(film.label).toContain(`${Math.round(filmSeconds())} seconds`);
  });
});
