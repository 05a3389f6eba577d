/**
 * Makes the pictures that need a browser: `npm run art`. All others are drawn by scripts/generate.ts.
 * `npm run art -- sheet` puts all pictures on one page, docs/art-contact-sheet.png.
 * `npm run art -- film` renders the product film, `npm run art -- phone` the pictures of the phone: both take long.
 */
import { withBrowser } from './art-browser.ts';
import { makeFilm } from './art-film.ts';
import { writeIcons } from './art-icons.ts';
import { makePhone } from './art-phone.ts';
import { writeSheet } from './art-sheet.ts';
import { writeSocialCards } from './art-social.ts';

const mode = process.argv[2];

if (mode === 'film') await makeFilm(process.argv[3], process.argv.slice(4));
else if (mode === 'phone') await makePhone(process.argv[3]);
else if (mode === 'sheet') await withBrowser(writeSheet);
else {
  await withBrowser(async (browser) => {
    await writeIcons(browser);
    await writeSocialCards(browser);
  });
}
