import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docResume, docxResume, pdfResume } from '../../../scripts/trial/resumes.ts';
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
    ['a DOC', docResume(), 'doc', []],
    ['a DOC with a password', docResume({ encrypted: true }), 'doc', ['encrypted']],
    ['a DOC with macros', docResume({ names: ['WordDocument', 'Macros'] }), 'doc', ['macros']],
  ])('knows %s', (_name, bytes, kind, flags) => {
    expect(mayBeResume(bytes.subarray(0, 1024))).toBe(true);
    expect(inspectResume(bytes)).toEqual({ kind, flags });
  });

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['text', Buffer.from('My life so far')],
    ['a spreadsheet in a ZIP', docxResume({ names: ['[Content_Types].xml', 'xl/workbook.xml'] })],
    ['an installer in an OLE file', docResume({ names: ['Binary.Setup'] })],
    ['a program', Buffer.from('MZ\x90\x00')],
    ['a ZIP cut off', docxResume().subarray(0, 60)],
    ['an OLE file cut off', docResume().subarray(0, 600)],
    ['nothing', Buffer.alloc(0)],
  ])('knows that %s is none', (_name, bytes) => expect(inspectResume(bytes)).toBeNull());

  it('survives any bytes', () => {
    const starts = [pdfResume(), docxResume(), docResume()];
    const spoiled = fc
      .tuple(
        fc.constantFrom(...starts),
        fc.array(fc.tuple(fc.nat(6000), fc.nat(255)), { maxLength: 40 }),
        fc.nat(6000),
      )
      .map(([bytes, changes, length]) => {
        const copy = Buffer.from(bytes.subarray(0, Math.max(8, length)));
        for (const [at, value] of changes) if (at >= 8 && at < copy.length) copy[at] = value;
        return copy;
      });
    fc.assert(
      fc.property(spoiled, (bytes) => void inspectResume(bytes)),
      { numRuns: 500 },
    );
  });
});
