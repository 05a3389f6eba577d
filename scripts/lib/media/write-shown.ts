import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makePicture } from './make-picture.ts';

const addresses = /\/assets\/media\/[a-z0-9.-]+/g;

/** Writes the media files that the documents use into the site. Unused ones are not published. */
export async function writeShownPictures(siteDir: string, documents: readonly string[]): Promise<void> {
  const shown = new Set(documents.flatMap((text) => text.match(addresses) ?? []));
  // Sequentially: each conversion uses all cores and a lot of memory.
  for (const address of shown) {
    const bytes = await makePicture(address);
    if (bytes === null) throw new Error(`${address} is used, but media/ has no such picture.`);
    const file = join(siteDir, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
