import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { MediaEntry } from '../../../src/art/media-entry.ts';
import { media } from '../../../src/generated/media.ts';
import { addressesOf } from '../../../src/server/site/media-file.ts';
import { makePicture } from './make-picture.ts';

const addresses = /\/assets\/media\/[a-z0-9.-]+/g;

/**
 * Writes the media files that the documents use into the site. The others are not published; they are kept beside the renderer, as
 * people at the desk may choose them.
 */
export async function writePictures(
  siteDir: string,
  renderDir: string,
  documents: readonly string[],
): Promise<void> {
  const shown = new Set(documents.flatMap((text) => text.match(addresses) ?? []));
  // Sequentially: each conversion uses all cores and a lot of memory.
  for (const address of shown) await write(address, join(siteDir, address));
  for (const address of Object.values<MediaEntry>(media).flatMap(addressesOf)) {
    if (!shown.has(address)) await write(address, join(renderDir, 'media', basename(address)));
  }
}

async function write(address: string, file: string): Promise<void> {
  const bytes = await makePicture(address);
  if (bytes === null) throw new Error(`${address} is used, but media/ has no such picture.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
