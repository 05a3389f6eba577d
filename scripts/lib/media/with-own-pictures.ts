import { extname } from 'node:path';
import { makePicture } from './make-picture.ts';

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** A document to print has no address to load pictures from: the files of media/ go into it whole. */
export async function withOwnPictures(html: string): Promise<string> {
  const found = new Set(html.match(/(?<=src=")\/assets\/media\/[^"]+/g));
  let text = html;
  for (const address of found) {
    const bytes = await makePicture(address);
    if (bytes)
      text = text.replaceAll(address, `data:${types[extname(address)]};base64,${bytes.toString('base64')}`);
  }
  return text;
}
