import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docResume, docxResume, pdfResume } from '../../../tests/fixtures/resumes.ts';
import { inspectResume, mayBeResume } from './resume-content.ts';

describe('inspectResume', () => {
  it.each([
    ['a PDF', pdfResume(), 'pdf', []],
    ['a PDF after some junk', Buffer.concat([Buffer.alloc(500), pdfResume()]), 'pdf', []],
    ['a PDF with a password', pdfResume({ extra: 'trailer<</Encrypt 5 0 R>>' }), 'pdf', ['encrypted']],
    ['a PDF with a script', pdfResume({ extra: '<</S/JavaScript/JS(app.alert(1))>>' }), 'pdf', ['macros']],
    ['a PDF with a harmless name', pdfResume({ extra: '/JSON /Encryption' }), 'pdf', []],
    ['a DOCX', docxResume(), 'docx', []],
    [
      'a DOCX with macros',
      docxResume({ names: ['word/document.xml', 'word/vbaProject.bin'] }),
      'docx',
      ['macros'],
    ],
    ['a ZIP with a password', docxResume({ encrypted: true }), 'docx', ['encrypted']],
    [
      'a DOCX with a password',
      docResume({ names: ['EncryptionInfo', 'EncryptedPackage'] }),
      'docx',
      ['encrypted'],
    ],
    ['a PDF with HTML appended', Buffer.concat([pdfResume(), Buffer.alloc(9000, '<p>')]), 'pdf', []],
    [
      'a PDF with a compressed catalog',
      Buffer.from(
        '%PDF-1.5\n7 0 obj<</Type/XRef/Root\n1 0 R/Size 8>>stream\nx\nendstream endobj\nstartxref\n9\n%%EOF',
      ),
      'pdf',
      [],
    ],
    ['a PDF padded with zeros', Buffer.concat([pdfResume(), Buffer.alloc(200_000)]), 'pdf', []],
    ['a DOC', docResume(), 'doc', []],
    ['rich text', Buffer.from('{\\rtf1\\ansi My life so far\\par}'), 'rtf', []],
    [
      'rich text with an object',
      Buffer.from('{\\rtf1{\\object\\objemb{\\*\\objdata 0105}}}'),
      'rtf',
      ['objects'],
    ],
    [
      'rich text with a remote template',
      Buffer.from('{\\rtf1{\\*\\template http://x.example/a}}'),
      'rtf',
      ['objects'],
    ],
    ['a DOC with a password', docResume({ encrypted: true }), 'doc', ['encrypted']],
    ['a DOC with macros', docResume({ names: ['WordDocument', 'Macros'] }), 'doc', ['macros']],
  ])('recognizes %s', (_name, bytes, kind, flags) => {
    expect(mayBeResume(bytes.subarray(0, 1024))).toBe(true);
    expect(inspectResume(bytes)).toEqual({ kind, flags });
  });

  it.each([
    ['an image', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['text', Buffer.from('My life so far')],
    ['a spreadsheet in a ZIP', docxResume({ names: ['[Content_Types].xml', 'xl/workbook.xml'] })],
    ['an installer in an OLE file', docResume({ names: ['Binary.Setup'] })],
    ['a program', Buffer.from('MZ\x90\x00')],
    [
      'a program with a PDF header',
      Buffer.concat([Buffer.from('MZ\x90\x00 %PDF-1.4'), Buffer.alloc(5000, 1)]),
    ],
    ['a program with a whole PDF appended', Buffer.concat([Buffer.from('MZ\x90\x00'), pdfResume()])],
    ['a script with a whole PDF appended', Buffer.concat([Buffer.from('#!/bin/sh\n'), pdfResume()])],
    ['an archive with a whole PDF appended', Buffer.concat([Buffer.from('PK\x03\x04'), pdfResume()])],
    ['text with a PDF header', Buffer.from('%PDF-1.4 My life so far')],
    ['a PDF without a catalog', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<</Rooted 1 0 R>>\n%%EOF')],
    ['a truncated PDF', pdfResume({ bytes: 5000 }).subarray(0, 4000)],
    ['a PDF with a video appended', Buffer.concat([pdfResume(), Buffer.alloc(300_000, 'film')])],
    ['a truncated ZIP', docxResume().subarray(0, 60)],
    ['a truncated OLE file', docResume().subarray(0, 600)],
    ['an empty file', Buffer.alloc(0)],
  ])('rejects %s', (_name, bytes) => expect(inspectResume(bytes)).toBeNull());

  it.each(['tests/helpers/pdfs', 'public/media'])('accepts every PDF in %s', (folder) => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) {
      const bytes = readFileSync(join(folder, name));
      expect(mayBeResume(bytes.subarray(0, 1024)), name).toBe(true);
      const flags = name.includes('password') ? ['encrypted'] : [];
      expect(inspectResume(bytes), name).toEqual({ kind: 'pdf', flags });
    }
  });

  it('does not throw on corrupted or truncated files', () => {
    const samples = [pdfResume(), docxResume(), docResume(), Buffer.from('{\\rtf1\\ansi My life so far}')];
    const mutated = fc
      .tuple(
        fc.constantFrom(...samples),
        fc.array(fc.tuple(fc.nat(6000), fc.nat(255)), { maxLength: 40 }),
        fc.nat(6000),
      )
      .map(([bytes, changes, length]) => {
        const copy = Buffer.from(bytes.subarray(0, Math.max(8, length)));
        for (const [at, value] of changes) if (at >= 8 && at < copy.length) copy[at] = value;
        return copy;
      });
    fc.assert(
      fc.property(mutated, (bytes) => void inspectResume(bytes)),
      { numRuns: 500 },
    );
  });
});
