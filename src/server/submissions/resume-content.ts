import type { ResumeKind } from '#contract/resume.ts';
import { readOle } from './resume-ole.ts';
import { readZip } from './resume-zip.ts';

/** What a reader should know before opening the file. */
export type ResumeFlag = 'encrypted' | 'macros';

export interface ResumeContent {
  readonly kind: ResumeKind;
  readonly flags: readonly ResumeFlag[];
}

const PDF = Buffer.from('%PDF-');
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
export const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Readers of PDF look for its mark this far into the file. */
export const HEAD_BYTES = 1024;

/** False as soon as the first bytes show that it is none of the three, so that the rest need not be kept. */
export function mayBeResume(head: Buffer): boolean {
  return isPdf(head) || startsWith(head, ZIP) || startsWith(head, OLE);
}

/** Judges by the bytes alone: what the file is, or null when it is none of the three. */
export function inspectResume(bytes: Buffer): ResumeContent | null {
  if (isPdf(bytes)) return { kind: 'pdf', flags: pdfFlags(bytes) };
  if (startsWith(bytes, ZIP)) return inspectDocx(bytes);
  if (startsWith(bytes, OLE)) return inspectOle(bytes);
  return null;
}

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, HEAD_BYTES).includes(PDF);
}

function startsWith(bytes: Buffer, mark: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
}

function pdfFlags(bytes: Buffer): ResumeFlag[] {
  const flags: ResumeFlag[] = [];
  if (hasName(bytes, '/Encrypt')) flags.push('encrypted');
  // What a document can run by itself counts as a macro.
  if (['/JavaScript', '/JS', '/Launch'].some((name) => hasName(bytes, name))) flags.push('macros');
  return flags;
}

/** The name as a whole: /JS, not /JSomething. */
function hasName(bytes: Buffer, name: string): boolean {
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) {
    const next = String.fromCharCode(bytes[at + name.length] ?? 0x20);
    if (/[\s()<>[\]/]/.test(next)) return true;
  }
  return false;
}

function inspectDocx(bytes: Buffer): ResumeContent | null {
  const entries = readZip(bytes);
  const isWord = entries?.some((entry) => /^word\/document\d*\.xml$/i.test(entry.name)) ?? false;
  if (entries === null || !isWord) return null;
  const flags: ResumeFlag[] = [];
  if (entries.some((entry) => entry.isEncrypted)) flags.push('encrypted');
  if (entries.some((entry) => /vbaProject\.bin$/i.test(entry.name))) flags.push('macros');
  return { kind: 'docx', flags };
}

function inspectOle(bytes: Buffer): ResumeContent | null {
  const file = readOle(bytes);
  if (file === null) return null;
  // Word wraps a .docx with a password into this kind of container.
  if (file.names.has('EncryptedPackage')) return { kind: 'docx', flags: ['encrypted'] };
  if (!file.names.has('WordDocument')) return null;
  const flags: ResumeFlag[] = [];
  if (file.isWordEncrypted) flags.push('encrypted');
  if (file.names.has('Macros') || file.names.has('_VBA_PROJECT')) flags.push('macros');
  return { kind: 'doc', flags };
}
