/**
 * npm run art: makes the pictures that need a browser. scripts/generate.ts draws all others.
 * `npm run art -- sheet` puts all pictures on one page, docs/art-contact-sheet.png.
 */
import { withBrowser } from './art-browser.ts';
import { writeIcons } from './art-icons.ts';
import { writeSheet } from './art-sheet.ts';
import { writeSocialCards } from './art-social.ts';

const mode = process.argv[2];

if (mode === 'sheet') await withBrowser(writeSheet);
else {
  await withBrowser(async (browser) => {
    await writeIcons(browser);
    await writeSocialCards(browser);
  });
}
