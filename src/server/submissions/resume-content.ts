import type { ResumeKind } from '#contract/resume.ts';

interface OleFile {
  /** The relevant names among the streams and storages, at any depth. */
  readonly names: ReadonlySet<string>;
  /** By the header of the document. */
  readonly isWordEncrypted: boolean;
}

const RELEVANT_NAMES = ['WordDocument', 'EncryptedPackage', 'Macros', '_VBA_PROJECT'];
const OLE_ENTRY_SIZE = 128;
const MAX_NAME_LENGTH = 64;
const STORAGE = 1;
const STREAM = 2;
const WORD_MAGIC = 0xa5ec;
const OLE_ENCRYPTED = 0x0100;

/**
 * The names in an OLE container, the format of .doc files. Directory entries are 128 bytes long and aligned to that, so they
 * are found without following the chain of sectors, which a hostile file could make circular.
 */
function readOle(bytes: Buffer): OleFile | null {
  if (bytes.length < 1024) return null;
  const sectorShift = bytes.readUInt16LE(30);
  if (sectorShift !== 9 && sectorShift !== 12) return null;

  const names = new Set<string>();
  let isWordEncrypted = false;
  for (let at = 512; at + OLE_ENTRY_SIZE <= bytes.length; at += OLE_ENTRY_SIZE) {
    const name = entryName(bytes, at);
    if (name === null) continue;
    names.add(name);
    if (name === 'WordDocument') {
      const start = (bytes.readUInt32LE(at + 116) + 1) * 2 ** sectorShift;
      isWordEncrypted ||= hasEncryptedFlag(bytes, start);
    }
  }
  return { names, isWordEncrypted };
}

function entryName(bytes: Buffer, at: number): string | null {
  const length = bytes.readUInt16LE(at + MAX_NAME_LENGTH);
  const type = bytes[at + 66];
  if (type !== STORAGE && type !== STREAM) return null;
  if (length < 4 || length > MAX_NAME_LENGTH || length % 2 !== 0) return null;
  const name = bytes.toString('utf16le', at, at + length - 2);
  return RELEVANT_NAMES.includes(name) ? name : null;
}

function hasEncryptedFlag(bytes: Buffer, start: number): boolean {
  if (start + 12 > bytes.length || bytes.readUInt16LE(start) !== WORD_MAGIC) return false;
  return (bytes.readUInt16LE(start + 10) & OLE_ENCRYPTED) !== 0;
}

/** PDF readers search this far for the magic bytes: some mailers and web servers put lines of their own first. */
const PDF_HEAD_BYTES = 1024;
const PDF_MAGIC = '%PDF-';

/** Programs, scripts and archives stay executable even if a PDF follows (polyglot files). */
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
const NOT_BEFORE_A_PDF = [...PROGRAMS, ...ARCHIVES].map((magic) => Buffer.from(magic, 'latin1'));

/** Generous: downloads and mailers append to a PDF, and readers search for its end as well. */
const TAIL_BYTES = 64 * 1024;

function looksLikePdf(head: Buffer): boolean {
  if (!head.subarray(0, PDF_HEAD_BYTES).includes(PDF_MAGIC)) return false;
  return !NOT_BEFORE_A_PDF.some((magic) => head.subarray(0, magic.length).equals(magic));
}

/** These expressions run in linear time, also on a hostile file with many near matches. */
const PDF_ENCRYPTED = /\/Encrypt(?![^\s\0()<>[\]/%])/;
/** Scripts and commands count as macros. The whole name: /JS, not /JSomething. */
const EXECUTABLE = /\/(?:JavaScript|JS|Launch)(?![^\s\0()<>[\]/%])/;
/** The catalog itself may be in a compressed stream. The reference to it (/Root) never is, and is never encrypted. */
const CATALOG = /\/(?:Catalog(?![^\s\0()<>[\]/%])|Root[\s\0]{0,32}\d{1,10}[\s\0]{1,32}\d{1,5}[\s\0]{1,32}R)/;

/** Null for a file that only begins like a PDF: without a catalog, or without an end. */
function inspectPdf(bytes: Buffer): readonly ResumeFlag[] | null {
  if (!looksLikePdf(bytes) || !hasEnd(bytes)) return null;
  const text = bytes.toString('latin1');
  if (!CATALOG.test(text)) return null;
  const flags: ResumeFlag[] = [];
  if (PDF_ENCRYPTED.test(text)) flags.push('encrypted');
  if (EXECUTABLE.test(text)) flags.push('macros');
  return flags;
}

function hasEnd(bytes: Buffer): boolean {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const tail = bytes.subarray(Math.max(0, end - TAIL_BYTES), end);
  return tail.includes('%%EOF') || tail.includes('startxref');
}

const RTF_MAGIC = '{\\rtf';

/** Embedded objects, a remote template, and commands to run. */
const DANGEROUS = [
  '\\objdata',
  '\\objemb',
  '\\objocx',
  '\\objlink',
  '\\objautlink',
  '\\objupdate',
  '\\objhtml',
  '\\*\\template',
  'DDEAUTO',
];

/** Word also saves RTF as .doc. */
function looksLikeRtf(head: Buffer): boolean {
  return head.toString('latin1', 0, RTF_MAGIC.length) === RTF_MAGIC;
}

function inspectRtf(bytes: Buffer): readonly ResumeFlag[] {
  return DANGEROUS.some((word) => bytes.includes(word)) ? ['objects'] : [];
}

interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
}

const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const END_SIZE = 22;
const MAX_COMMENT_LENGTH = 0xffff;
const ENTRY_MAGIC = 0x02014b50;
const ZIP_ENTRY_SIZE = 46;
/** A document has some dozens. */
const MAX_ENTRIES = 5000;

/** The central directory of a ZIP file; nothing is decompressed. Null when damaged. */
function readZip(bytes: Buffer): readonly ZipEntry[] | null {
  const tail = bytes.subarray(Math.max(0, bytes.length - END_SIZE - MAX_COMMENT_LENGTH));
  const end = tail.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0 || end + END_SIZE > tail.length) return null;
  const count = tail.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) return null;

  const entries: ZipEntry[] = [];
  let at = tail.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + ZIP_ENTRY_SIZE > bytes.length || bytes.readUInt32LE(at) !== ENTRY_MAGIC) return null;
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(at + offset),
    ) as [number, number, number];
    const nameEnd = at + ZIP_ENTRY_SIZE + nameLength;
    if (nameEnd > bytes.length) return null;
    entries.push({
      name: bytes.toString('utf8', at + ZIP_ENTRY_SIZE, nameEnd),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    });
    at = nameEnd + extraLength + commentLength;
  }
  return entries;
}

export interface ResumeContent {
  readonly kind: ResumeKind;
  readonly flags: readonly ResumeFlag[];
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Enough bytes for `mayBeResume`. */
export const HEAD_BYTES = PDF_HEAD_BYTES;

/** By the magic bytes, so that the rest of another file need not be kept. */
export function mayBeResume(head: Buffer): boolean {
  return looksLikePdf(head) || startsWith(head, ZIP) || startsWith(head, OLE) || looksLikeRtf(head);
}

/** Detects the type by content only. Null when it is not an accepted type. */
export function inspectResume(bytes: Buffer): ResumeContent | null {
  if (startsWith(bytes, ZIP)) return inspectDocx(bytes);
  if (startsWith(bytes, OLE)) return inspectOle(bytes);
  if (looksLikeRtf(bytes)) return { kind: 'rtf', flags: inspectRtf(bytes) };
  const flags = inspectPdf(bytes);
  return flags === null ? null : { kind: 'pdf', flags };
}

function startsWith(bytes: Buffer, magic: Buffer): boolean {
  return bytes.subarray(0, magic.length).equals(magic);
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
  // Word wraps an encrypted .docx into an OLE container.
  if (file.names.has('EncryptedPackage')) return { kind: 'docx', flags: ['encrypted'] };
  if (!file.names.has('WordDocument')) return null;
  const flags: ResumeFlag[] = [];
  if (file.isWordEncrypted) flags.push('encrypted');
  if (file.names.has('Macros') || file.names.has('_VBA_PROJECT')) flags.push('macros');
  return { kind: 'doc', flags };
}

/** Warnings for the person who opens the file. */
type ResumeFlag = 'encrypted' | 'macros' | 'objects';
