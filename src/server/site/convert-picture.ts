import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { uploadProblems as problems } from '#content/desk/server-texts.ts';
import { filled } from '#content/filled.ts';
import type { MediaEntry } from './bundle.ts';
import {
  addressesOf,
  baseOf,
  DAMAGED,
  encode,
  inspectImage,
  MAX_MEDIA_BYTES,
  MAX_PIXELS,
  MEGABYTE,
  type MediaProblem,
  plainName,
  type Sharp,
  tooLarge,
  tooManyPixels,
  type VersionFormat,
} from './media-file.ts';
import { type PictureFormat, pictureFormat, withoutMetadata } from './picture-metadata.ts';

export interface ConvertedPicture {
  /** As content names it. */
  readonly name: string;
  /** The picture in its own format, without metadata. A build makes the same versions from it. */
  readonly bytes: Uint8Array;
  readonly entry: MediaEntry;
  /** By file name, the versions that pages show. */
  readonly versions: Readonly<Record<string, Uint8Array>>;
}

/** Wider than any version. */
const KEPT_WIDTH = 2560;
/** Without sharp, visitors load the picture as it is. */
const MAX_BYTES_AS_IT_IS = MEGABYTE;

/** The hash of what was uploaded, by which the same file is found again. */
export function uploadHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}

/** `sharp`: null where it is not installed. */
export async function convertPicture(
  fileName: string,
  bytes: Buffer,
  sharp: Sharp | null,
): Promise<ConvertedPicture | MediaProblem> {
  if (bytes.length > MAX_MEDIA_BYTES) return tooLarge(bytes.length, MAX_MEDIA_BYTES, problems.wideEnough);
  const format = pictureFormat(bytes);
  if (format === null) return { problem: problemOf(bytes) };
  const name = `${plainName(fileName).slice(0, 60)}-${uploadHash(bytes)}.${format}`;
  return sharp === null ? asItIs(name, format, bytes) : converted(sharp, name, format, bytes);
}

function problemOf(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, 1024);
  if (/<svg[\s>]/i.test(head)) return problems.svg;
  if (/^ftyp(hei|mif|msf)/.test(head.slice(4))) return problems.heic;
  return problems.notAPicture;
}

async function converted(
  sharp: Sharp,
  name: string,
  format: PictureFormat,
  uploaded: Buffer,
): Promise<ConvertedPicture | MediaProblem> {
  const inspected = await inspectImage(sharp, uploaded, '');
  if ('problem' in inspected) return inspected;
  const picture = sharp(uploaded).autoOrient().resize({ width: KEPT_WIDTH, withoutEnlargement: true });
  const bytes = await {
    jpg: () => picture.jpeg({ quality: 92 }),
    png: () => picture.png(),
    webp: () => picture.webp({ quality: 92 }),
    avif: () => picture.avif({ quality: 75, effort: 3 }),
  }
    [format]()
    .toBuffer();
  const entry = await inspectImage(sharp, bytes, baseOf(name, bytes));
  if ('problem' in entry) return entry;
  const versions: Record<string, Uint8Array> = {};
  // One after the other: each takes a lot of memory.
  for (const address of addressesOf(entry)) {
    const [, width = '', ending = ''] = /-(\d+)\.(\w+)$/.exec(address) ?? [];
    versions[basename(address)] = await encode(sharp, bytes, Number(width), ending as VersionFormat);
  }
  return { name, bytes, entry, versions };
}

function asItIs(name: string, format: PictureFormat, uploaded: Buffer): ConvertedPicture | MediaProblem {
  if (format === 'avif') return { problem: problems.avif };
  const picture = withoutMetadata(format, uploaded);
  if (picture === null) return DAMAGED;
  const { bytes, width, height, isOpaque } = picture;
  if (width * height > MAX_PIXELS) return tooManyPixels(width, height);
  if (bytes.length > MAX_BYTES_AS_IT_IS || width > KEPT_WIDTH) {
    const megabytes = (bytes.length / MEGABYTE).toFixed(1);
    return { problem: filled(problems.asItIs, { megabytes, width, maxWidth: KEPT_WIDTH }) };
  }
  const kind = isOpaque ? 'photo' : 'cutout';
  const entry: MediaEntry = { kind, width, height, base: baseOf(name, bytes), widths: [width], only: format };
  return { name, bytes, entry, versions: { [basename(addressesOf(entry)[0]!)]: bytes } };
}
