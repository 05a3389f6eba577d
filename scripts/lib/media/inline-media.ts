import { extname } from 'node:path';
import { makePicture } from './make-picture.ts';

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Replaces media URLs by data: URLs, for documents to print, which have no server to load from. */
export async function inlineMedia(html: string): Promise<string> {
  const found = new Set(html.match(/(?<=src=")\/assets\/media\/[^"]+/g));
  let text = html;
  for (const address of found) {
    const bytes = await makePicture(address);
    if (bytes)
      text = text.replaceAll(address, `data:${types[extname(address)]};base64,${bytes.toString('base64')}`);
  }
  return text;
}
