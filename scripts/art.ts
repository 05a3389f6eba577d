/**
 * Remakes all drawn pictures: `node scripts/art.ts`.
 * `node scripts/art.ts sheet` also puts them on one page, docs/art-contact-sheet.png.
 * `node scripts/art.ts svg` leaves out what needs a browser.
 * `node scripts/art.ts film` renders the product film, `node scripts/art.ts phone` the pictures of the phone: both take
 * long, so the full run leaves them out.
 * `node scripts/art.ts social` makes only the cards for link previews, which the full run makes too.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawEverything } from '../src/art/everything.ts';
import { withBrowser } from './art-browser.ts';
import { makeFilm } from './art-film.ts';
import { writeIcons } from './art-icons.ts';
import { makePhone } from './art-phone.ts';
import { writeSheet } from './art-sheet.ts';
import { writeSocialCards } from './art-social.ts';

const art = new URL('../src/art/', import.meta.url);
const mode = process.argv[2];

if (mode === 'social') await withBrowser(writeSocialCards);
else if (mode === 'film') await makeFilm(process.argv[3], process.argv.slice(4));
else if (mode === 'phone') await makePhone(process.argv[3]);
else await drawAll();

async function drawAll(): Promise<void> {
  const files = await drawEverything();
  // Pictures that are no longer drawn must not stay behind.
  for (const folder of ['drawn/scenes', 'drawn/images'])
    rmSync(new URL(folder, art), { recursive: true, force: true });
  for (const { path, text } of files) {
    const file = new URL(path, art);
    mkdirSync(dirname(fileURLToPath(file)), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${files.length} files drawn`);
  if (mode === 'svg') return;
  await withBrowser(async (browser) => {
    await writeIcons(browser);
    await writeSocialCards(browser);
    if (mode === 'sheet') await writeSheet(browser);
  });
}
