/**
 * Removes camera data, such as the location, from pictures without decoding them: for servers without sharp. Keeps pixels, color
 * profiles and the orientation. Only known parts are kept, so an unknown one cannot carry data either.
 */
import { crc32 } from 'node:zlib';

export interface PlainPicture {
  readonly bytes: Buffer;
  /** As it is shown. */
  readonly width: number;
  readonly height: number;
  readonly isOpaque: boolean;
}

export type PictureFormat = 'jpg' | 'png' | 'webp' | 'avif';

/** By the first bytes; the name of a file says nothing. */
export function pictureFormat(bytes: Buffer): PictureFormat | null {
  const text = bytes.toString('latin1', 0, 32);
  if (text.startsWith('\xff\xd8\xff')) return 'jpg';
  if (text.startsWith(PNG_MAGIC)) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  return /^ftyp.*avi[fs]/s.test(text.slice(4)) ? 'avif' : null;
}

/** Null for a damaged file. */
export function withoutMetadata(format: Exclude<PictureFormat, 'avif'>, bytes: Buffer): PlainPicture | null {
  try {
    return { jpg: plainJpeg, png: plainPng, webp: plainWebp }[format](bytes);
  } catch (error) {
    // A length that leads past the end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const ICC = 'ICC_PROFILE\0';

function plainJpeg(bytes: Buffer): PlainPicture | null {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let [width, height, orientation] = [0, 0, 1];
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // What follows the end are other pictures or films.
    if (marker === 0xd9) break;
    const length = bytes.readUInt16BE(at + 2);
    const start = at + 4;
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    const name = bytes.toString('latin1', start, Math.min(start + ICC.length, end));
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) [height, width] = [bytes.readUInt16BE(start + 1), bytes.readUInt16BE(start + 3)];
    if (marker === 0xe1 && name.startsWith('Exif\0\0'))
      orientation = orientationOf(bytes.subarray(start + 6, end));
    // The data of a scan lasts until the next marker; FF00 and restarts are part of it.
    if (marker === 0xda) {
      while (bytes.readUInt8(end) !== 0xff || isScanData(bytes.readUInt8(end + 1))) end += 1;
    }
    const isOther = marker === 0xfe || (marker >= 0xe1 && marker <= 0xef);
    // 14 says how colors are encoded.
    if (!isOther || marker === 0xee || (marker === 0xe2 && name === ICC)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  if (width === 0 || height === 0) return null;
  if (orientation > 1) kept.splice(1, 0, orientationSegment(orientation));
  const [shownWidth, shownHeight] = orientation > 4 ? [height, width] : [width, height];
  kept.push(Buffer.from([0xff, 0xd9]));
  return { bytes: Buffer.concat(kept), width: shownWidth, height: shownHeight, isOpaque: true };
}

function isScanData(marker: number): boolean {
  return marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
}

/** 1 to 8, of which 5 to 8 swap width and height. */
function orientationOf(exif: Buffer): number {
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const start = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  for (let entry = start + 2; entry < start + 2 + short(start) * 12; entry += 12) {
    if (short(entry) === 0x0112) return Math.min(8, Math.max(1, short(entry + 8)));
  }
  return 1;
}

function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.from(
    'ffe1002245786966000049492a0008000000010012010300010000000000000000000000',
    'hex',
  );
  segment.writeUInt8(orientation, 28);
  return segment;
}

const PNG_MAGIC = '\x89PNG\r\n\x1a\n';
const PNG_CHUNKS = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP'];

function plainPng(bytes: Buffer): PlainPicture | null {
  const kept: Buffer[] = [bytes.subarray(0, 8)];
  const names = new Set<string>();
  for (let at = 8; !names.has('IEND'); ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return null;
    if (PNG_CHUNKS.includes(name)) kept.push(bytes.subarray(at, end));
    names.add(name);
    at = end;
  }
  if (bytes.toString('latin1', 12, 16) !== 'IHDR' || !names.has('IDAT')) return null;
  // Gray or color with an alpha channel.
  const isOpaque = ![4, 6].includes(bytes.readUInt8(25)) && !names.has('tRNS');
  return {
    bytes: Buffer.concat(kept),
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    isOpaque,
  };
}

const WEBP_CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];

function plainWebp(bytes: Buffer): PlainPicture | null {
  const kept: Buffer[] = [Buffer.from(bytes.subarray(0, 12))];
  let picture: Pick<PlainPicture, 'width' | 'height' | 'isOpaque'> | undefined;
  const length = 8 + bytes.readUInt32LE(4);
  if (length > bytes.length) return null;
  for (let at = 12; at < length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (end > bytes.length) return null;
    const chunk = Buffer.from(bytes.subarray(at, end));
    picture ??= sizeOfWebp(name, chunk);
    // Its flags announce EXIF and XMP.
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~0x0c, 8);
    if (WEBP_CHUNKS.includes(name)) kept.push(chunk);
    at = end;
  }
  const plain = Buffer.concat(kept);
  plain.writeUInt32LE(plain.length - 8, 4);
  return picture && picture.width > 0 ? { bytes: plain, ...picture } : null;
}

function sizeOfWebp(name: string, chunk: Buffer): Omit<PlainPicture, 'bytes'> | undefined {
  if (name === 'VP8X') {
    const isOpaque = (chunk.readUInt8(8) & 0x10) === 0;
    return { width: chunk.readUIntLE(12, 3) + 1, height: chunk.readUIntLE(15, 3) + 1, isOpaque };
  }
  if (name === 'VP8 ') {
    const side = (at: number) => chunk.readUInt16LE(at) & 0x3fff;
    return { width: side(14), height: side(16), isOpaque: true };
  }
  if (name !== 'VP8L') return undefined;
  const bits = chunk.readUInt32LE(9);
  const isOpaque = ((bits >>> 28) & 1) === 0;
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, isOpaque };
}
