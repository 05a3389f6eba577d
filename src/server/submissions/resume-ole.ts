export interface OleFile {
  /** Which of the names that matter to us occur among the streams and storages, however deep. */
  readonly names: ReadonlySet<string>;
  /** The document says of itself that it needs a password. */
  readonly isWordEncrypted: boolean;
}

const NAMES_THAT_MATTER = ['WordDocument', 'EncryptedPackage', 'Macros', '_VBA_PROJECT'];
const ENTRY_SIZE = 128;
const LONGEST_NAME = 64;
const STORAGE = 1;
const STREAM = 2;
const WORD_MARK = 0xa5ec;
const ENCRYPTED = 0x0100;

/**
 * The names in an OLE container, the form of .doc files. Directory entries are 128 bytes long and always stand at a
 * multiple of that, so they are found without following the chain of sectors, which a hostile file could close to a ring.
 */
export function readOle(bytes: Buffer): OleFile | null {
  if (bytes.length < 1024) return null;
  const sectorShift = bytes.readUInt16LE(30);
  if (sectorShift !== 9 && sectorShift !== 12) return null;

  const names = new Set<string>();
  let isWordEncrypted = false;
  for (let at = 512; at + ENTRY_SIZE <= bytes.length; at += ENTRY_SIZE) {
    const name = entryName(bytes, at);
    if (name === null) continue;
    names.add(name);
    if (name === 'WordDocument') {
      const start = (bytes.readUInt32LE(at + 116) + 1) * 2 ** sectorShift;
      isWordEncrypted ||= saysEncrypted(bytes, start);
    }
  }
  return { names, isWordEncrypted };
}

function entryName(bytes: Buffer, at: number): string | null {
  const length = bytes.readUInt16LE(at + LONGEST_NAME);
  const type = bytes[at + 66];
  if (type !== STORAGE && type !== STREAM) return null;
  if (length < 4 || length > LONGEST_NAME || length % 2 !== 0) return null;
  const name = bytes.toString('utf16le', at, at + length - 2);
  return NAMES_THAT_MATTER.includes(name) ? name : null;
}

function saysEncrypted(bytes: Buffer, start: number): boolean {
  if (start + 12 > bytes.length || bytes.readUInt16LE(start) !== WORD_MARK) return false;
  return (bytes.readUInt16LE(start + 10) & ENCRYPTED) !== 0;
}
