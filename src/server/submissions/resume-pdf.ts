import type { ResumeFlag } from './resume-flag.ts';

/** Readers look for the mark of a PDF this far into the file: some mailers and web servers put lines of their own first. */
export const PDF_HEAD_BYTES = 1024;
const MARK = '%PDF-';

/** Programs, scripts and archives, which stay what they are however much of a PDF follows. */
const PROGRAMS = [
  'MZ',
  '\x7fELF',
  '#!',
  '\xca\xfe\xba\xbe',
  '\xfe\xed\xfa',
  '\xce\xfa\xed\xfe',
  '\xcf\xfa\xed\xfe',
];
const ARCHIVES = ['PK', 'Rar!', '7z\xbc\xaf', '\x1f\x8b', '\xd0\xcf\x11\xe0'];
const NOT_BEFORE_A_PDF = [...PROGRAMS, ...ARCHIVES].map((mark) => Buffer.from(mark, 'latin1'));

/** Generous: downloads and mailers append to a PDF, and readers search for its end as well. */
const TAIL_BYTES = 64 * 1024;

export function looksLikePdf(head: Buffer): boolean {
  if (!head.subarray(0, PDF_HEAD_BYTES).includes(MARK)) return false;
  return !NOT_BEFORE_A_PDF.some((mark) => head.subarray(0, mark.length).equals(mark));
}

/** What to beware of, or null for what only begins like a PDF: it has no catalog to start reading from, or no end. */
export function inspectPdf(bytes: Buffer): readonly ResumeFlag[] | null {
  if (!looksLikePdf(bytes) || !hasEnd(bytes) || !hasCatalog(bytes)) return null;
  const flags: ResumeFlag[] = [];
  if (hasName(bytes, '/Encrypt')) flags.push('encrypted');
  // What a document can run by itself counts as a macro.
  if (['/JavaScript', '/JS', '/Launch'].some((name) => hasName(bytes, name))) flags.push('macros');
  return flags;
}

function hasEnd(bytes: Buffer): boolean {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const tail = bytes.subarray(Math.max(0, end - TAIL_BYTES), end);
  return tail.includes('%%EOF') || tail.includes('startxref');
}

/**
 * The catalog itself may be packed into a stream. What points to it never is, in neither of the two forms that the table
 * of a PDF has, and is not encrypted with the rest.
 */
function hasCatalog(bytes: Buffer): boolean {
  const isPointer = (at: number) =>
    /^[\s\0]*\d+[\s\0]+\d+[\s\0]+R/.test(bytes.toString('latin1', at, at + 64));
  for (const at of endsOf(bytes, '/Root')) if (isPointer(at)) return true;
  return hasName(bytes, '/Catalog');
}

/** The name as a whole: /JS, not /JSomething. */
function hasName(bytes: Buffer, name: string): boolean {
  for (const at of endsOf(bytes, name)) {
    if (/[\s\0()<>[\]/%]/.test(String.fromCharCode(bytes[at] ?? 0x20))) return true;
  }
  return false;
}

function* endsOf(bytes: Buffer, word: string): Generator<number> {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1)) yield at + word.length;
}
