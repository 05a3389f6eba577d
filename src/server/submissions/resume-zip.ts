export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
}

const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY_MARK = 0x02014b50;
const ENTRY_SIZE = 46;
/** A document has some dozens. */
const MOST_ENTRIES = 5000;

/** The table of contents of a ZIP file; nothing is unpacked. Null when it cannot be read. */
export function readZip(bytes: Buffer): readonly ZipEntry[] | null {
  const tail = bytes.subarray(Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT));
  const end = tail.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0 || end + END_SIZE > tail.length) return null;
  const count = tail.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) return null;

  const entries: ZipEntry[] = [];
  let at = tail.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_SIZE > bytes.length || bytes.readUInt32LE(at) !== ENTRY_MARK) return null;
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(at + offset),
    ) as [number, number, number];
    const nameEnd = at + ENTRY_SIZE + nameLength;
    if (nameEnd > bytes.length) return null;
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_SIZE, nameEnd),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    });
    at = nameEnd + extraLength + commentLength;
  }
  return entries;
}
