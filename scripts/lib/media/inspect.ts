import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { MediaEntry } from '../../../src/art/media-entry.ts';
import { mediaAddress, mediaCache, mediaFolder } from './paths.ts';
import { svgProblem, svgSize } from './svg-problem.ts';

/** Why a file cannot be shown, as a clause after "The file media/x.jpg", and how to fix it. */
export interface MediaProblem {
  readonly problem: string;
}

const extensions = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg'];
const WIDTHS = [320, 640, 960, 1280, 1920];
const megabyte = 1024 * 1024;
const MAX_FILE_BYTES = 20 * megabyte;
const MAX_SVG_BYTES = megabyte / 2;
const MAX_PIXELS = 50_000_000;
/** Part of the hash: increase it when the conversion changes, so that the pictures get new URLs. */
const CONVERSION_VERSION = 1;

const inspections = new Map<string, Promise<MediaEntry | MediaProblem>>();

/** Reads the metadata of a file of media/. The result is cached, in memory and on disk. */
export function inspect(file: string, folder = mediaFolder): Promise<MediaEntry | MediaProblem> {
  const path = join(folder, file);
  const { mtimeMs, size } = statSync(path);
  const key = `${path} ${mtimeMs} ${size}`;
  const found = inspections.get(key) ?? inspectFile(path, size);
  inspections.set(key, found);
  return found;
}

async function inspectFile(path: string, size: number): Promise<MediaEntry | MediaProblem> {
  const extension = extname(path).toLowerCase();
  if (!extensions.includes(extension)) return { problem: unsupportedFormat(extension) };
  const maxBytes = extension === '.svg' ? MAX_SVG_BYTES : MAX_FILE_BYTES;
  if (size > maxBytes)
    return {
      problem: `has ${(size / megabyte).toFixed(1)} MB. Save it with at most ${maxBytes / megabyte} MB: ${extension === '.svg' ? 'with fewer points, or as PNG' : '3,000 pixels are wide enough'}.`,
    };
  const bytes = readFileSync(path);
  const hash = createHash('sha256')
    .update(`${CONVERSION_VERSION} ${extension}\0`)
    .update(bytes)
    .digest('hex')
    .slice(0, 10);
  const base = `${mediaAddress}${plainName(path)}-${hash}`;
  if (extension === '.svg') return inspectSvg(bytes.toString('utf8'), base);

  const cached = join(mediaCache, `${hash}.json`);
  if (existsSync(cached)) return { ...JSON.parse(readFileSync(cached, 'utf8')), base };
  const result = await inspectImage(bytes, base);
  if (!('problem' in result)) {
    mkdirSync(mediaCache, { recursive: true });
    writeFileSync(cached, JSON.stringify(result));
  }
  return result;
}

function inspectSvg(text: string, base: string): MediaEntry | MediaProblem {
  const problem = svgProblem(text);
  if (problem !== undefined) return { problem };
  const [width, height] = svgSize(text)!;
  return { kind: 'vector', width, height, base, widths: [] };
}

async function inspectImage(bytes: Buffer, base: string): Promise<MediaEntry | MediaProblem> {
  // Loaded lazily: most commands need no conversion.
  const { default: sharp } = await import('sharp');
  const unreadable = { problem: 'cannot be read as a picture. Save it again as JPEG or PNG.' };
  const picture = sharp(bytes, { limitInputPixels: false });
  const metadata = await picture.metadata().catch(() => undefined);
  if (!metadata || !['jpeg', 'png', 'webp', 'heif'].includes(metadata.format)) return unreadable;
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) {
    return {
      problem: `is ${width} pixels wide and ${height} high. Save it with at most 50 million in all: 3,000 are wide enough.`,
    };
  }
  // Decode the whole image, so that a damaged file is found here and not during the build.
  const isOpaque = await sharp(bytes, { failOn: 'error' })
    .stats()
    .then((stats) => stats.isOpaque)
    .catch(() => undefined);
  if (isOpaque === undefined) return { problem: 'is damaged. Save it again as JPEG or PNG.' };
  const widths = widthsFor(width);
  const largest = widths.at(-1)!;
  return {
    kind: isOpaque ? 'photo' : 'cutout',
    width: largest,
    height: Math.round((height * largest) / width),
    base,
    widths,
  };
}

/** Never wider than the file, and none that is nearly as wide as the largest. */
function widthsFor(width: number): number[] {
  const largest = Math.min(width, WIDTHS.at(-1)!);
  return [...WIDTHS.filter((each) => each <= largest * 0.8), largest];
}

function unsupportedFormat(extension: string): string {
  const kinds = 'JPEG, PNG, WebP, AVIF or SVG';
  return extension === ''
    ? `has no file extension. Save it as ${kinds}, and write its name with the extension.`
    : `has a format (${extension}) that browsers do not show. Save it as ${kinds}.`;
}

/** Without characters that would have to be escaped in a URL. */
function plainName(path: string): string {
  const name = basename(path, extname(path))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name || 'picture';
}
