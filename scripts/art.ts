/** Remakes all drawn pictures: `node scripts/art.ts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { drawGallery, spotNames } from '../src/art/gallery.ts';
import { writeMotion } from '../src/art/kit/motion.ts';
import { writeStylesheet } from '../src/art/kit/stylesheet.ts';
import { heroLooks } from '../src/art/pages.ts';
import { writeNames } from '../src/art/write-names.ts';

const art = new URL('../src/art/', import.meta.url);

const write = (path: string, text: string): void => {
  const file = new URL(path, art);
  mkdirSync(dirname(file.pathname), { recursive: true });
  writeFileSync(file, text);
};

const files = await drawGallery();
for (const folder of ['drawn/scenes', 'drawn/images'])
  rmSync(new URL(folder, art), { recursive: true, force: true });
for (const { name, text } of files) write(`drawn/${name}.svg`, text);
write('art.css', writeStylesheet(writeMotion()));
write('names.ts', writeNames(Object.keys(heroLooks), spotNames, files));
console.log(`${files.length} pictures drawn`);
