import type { ResumeKind } from '#contract/resume.ts';
import type { ResumeFlag } from './resume-flag.ts';
import { readOle } from './resume-ole.ts';
import { inspectPdf, looksLikePdf, PDF_HEAD_BYTES } from './resume-pdf.ts';
import { inspectRtf, looksLikeRtf } from './resume-rtf.ts';
import { readZip } from './resume-zip.ts';

export interface ResumeContent {
  readonly kind: ResumeKind;
  readonly flags: readonly ResumeFlag[];
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
export const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** From so much it can be told whether a file may be a resume. */
export const HEAD_BYTES = PDF_HEAD_BYTES;

/** False as soon as the first bytes show that it is none of them, so that the rest need not be kept. */
export function mayBeResume(head: Buffer): boolean {
  return looksLikePdf(head) || startsWith(head, ZIP) || startsWith(head, OLE) || looksLikeRtf(head);
}

/** Judges by the bytes alone: what the file is, or null when it is none that is taken. */
export function inspectResume(bytes: Buffer): ResumeContent | null {
  if (startsWith(bytes, ZIP)) return inspectDocx(bytes);
  if (startsWith(bytes, OLE)) return inspectOle(bytes);
  if (looksLikeRtf(bytes)) return { kind: 'rtf', flags: inspectRtf(bytes) };
  const flags = inspectPdf(bytes);
  return flags === null ? null : { kind: 'pdf', flags };
}

function startsWith(bytes: Buffer, mark: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
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
