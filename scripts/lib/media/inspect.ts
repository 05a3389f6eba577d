import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { MediaEntry } from '../../../src/art/media-entry.ts';
import {
  baseOf,
  inspectImage,
  MAX_MEDIA_BYTES,
  MEGABYTE,
  type MediaProblem,
  tooLarge,
} from '../../../src/server/site/media-file.ts';
import { mediaCache, mediaFolder } from './paths.ts';
import { svgProblem, svgSize } from './svg-problem.ts';

const extensions = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg'];
const MAX_SVG_BYTES = MEGABYTE / 2;

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
  const isVector = extension === '.svg';
  const maxBytes = isVector ? MAX_SVG_BYTES : MAX_MEDIA_BYTES;
  const instead = isVector ? 'with fewer points, or as PNG' : '3,000 pixels are wide enough';
  if (size > maxBytes) return tooLarge(size, maxBytes, instead);
  const bytes = readFileSync(path);
  const base = baseOf(path, bytes);
  if (isVector) return inspectSvg(bytes.toString('utf8'), base);

  const cached = join(mediaCache, `${basename(base).slice(-10)}.json`);
  if (existsSync(cached)) return { ...JSON.parse(readFileSync(cached, 'utf8')), base };
  // Loaded lazily: most commands need no conversion.
  const { default: sharp } = await import('sharp');
  const result = await inspectImage(sharp, bytes, base);
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

function unsupportedFormat(extension: string): string {
  const kinds = 'JPEG, PNG, WebP, AVIF or SVG';
  return extension === ''
    ? `has no file extension. Save it as ${kinds}, and write its name with the extension.`
    : `has a format (${extension}) that browsers do not show. Save it as ${kinds}.`;
}
