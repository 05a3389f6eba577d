/** The smallest files that are what they say, for whoever needs a resume to send. */
import { crc32 } from 'node:zlib';

export function pdfResume(options: { bytes?: number; extra?: string } = {}): Buffer {
  const head = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n${options.extra ?? ''}\n`;
  const tail = 'trailer<</Root 1 0 R>>\n%%EOF\n';
  const padding = Math.max(0, (options.bytes ?? 0) - head.length - tail.length);
  return Buffer.concat([Buffer.from(head), Buffer.alloc(padding, '%filling\n'), Buffer.from(tail)]);
}

export function docxResume(options: { names?: readonly string[]; encrypted?: boolean } = {}): Buffer {
  const names = options.names ?? ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];
  const flag = options.encrypted ? 1 : 0;
  const body = Buffer.from('<w:document/>');
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const nameBytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(flag, 6);
    local.writeUInt32LE(crc32(body), 14);
    local.writeUInt32LE(body.length, 18);
    local.writeUInt32LE(body.length, 22);
    local.writeUInt16LE(nameBytes.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(flag, 8);
    local.copy(central, 16, 14, 28);
    central.writeUInt32LE(offset, 42);
    locals.push(local, nameBytes, body);
    centrals.push(central, nameBytes);
    offset += local.length + nameBytes.length + body.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** Header, one sector of directory, one of allocation table, and a document of eight sectors. */
export function docResume(options: { names?: readonly string[]; encrypted?: boolean } = {}): Buffer {
  const names = options.names ?? ['WordDocument'];
  const file = Buffer.alloc(512 * 11);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  ['Root Entry', ...names].slice(0, 4).forEach((name, index) => {
    const at = 512 + index * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, at + 64);
    file[at + 66] = index === 0 ? 5 : name === 'Macros' ? 1 : 2;
    file.writeUInt32LE(2, at + 116);
    file.writeUInt32LE(4096, at + 120);
  });
  file.writeUInt16LE(0xa5ec, 512 * 3);
  file.writeUInt16LE(options.encrypted ? 0x0100 : 0, 512 * 3 + 10);
  return file;
}

export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
