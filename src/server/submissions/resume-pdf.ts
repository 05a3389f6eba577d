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

/** Regular expressions stop at the first match and cost one pass, however often a hostile file almost has the name. */
const ENCRYPTED = /\/Encrypt(?![^\s\0()<>[\]/%])/;
/** What a document can run by itself counts as a macro. The name as a whole: /JS, not /JSomething. */
const RUNNING = /\/(?:JavaScript|JS|Launch)(?![^\s\0()<>[\]/%])/;
/** The catalog itself may be packed into a stream. What points to it (/Root) never is, and is not encrypted with the rest. */
const CATALOG = /\/(?:Catalog(?![^\s\0()<>[\]/%])|Root[\s\0]{0,32}\d{1,10}[\s\0]{1,32}\d{1,5}[\s\0]{1,32}R)/;

/** What to beware of, or null for what only begins like a PDF: it has no catalog to start reading from, or no end. */
export function inspectPdf(bytes: Buffer): readonly ResumeFlag[] | null {
  if (!looksLikePdf(bytes) || !hasEnd(bytes)) return null;
  const text = bytes.toString('latin1');
  if (!CATALOG.test(text)) return null;
  const flags: ResumeFlag[] = [];
  if (ENCRYPTED.test(text)) flags.push('encrypted');
  if (RUNNING.test(text)) flags.push('macros');
  return flags;
}

function hasEnd(bytes: Buffer): boolean {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const tail = bytes.subarray(Math.max(0, end - TAIL_BYTES), end);
  return tail.includes('%%EOF') || tail.includes('startxref');
}
