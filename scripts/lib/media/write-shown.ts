import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makePicture } from './make-picture.ts';

const addresses = /\/assets\/media\/[a-z0-9.-]+/g;

/** Puts the pictures of media/ into the site that its documents show. What only lies in the folder is not published. */
export async function writeShownPictures(siteDir: string, documents: readonly string[]): Promise<void> {
  const shown = new Set(documents.flatMap((text) => text.match(addresses) ?? []));
  // One after the other: each takes all cores by itself, and many at once a lot of memory.
  for (const address of shown) {
    const bytes = await makePicture(address);
    if (bytes === null) throw new Error(`${address} is shown, but media/ has no such picture.`);
    const file = join(siteDir, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
