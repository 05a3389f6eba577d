/** Makes what the sources need and git does not hold. Loaded before every command of package.json, and by Vite and Vitest. */
import { drawArt } from './lib/draw-art.ts';
import { gatherPages } from './lib/gather-pages.ts';
import { writeMedia } from './lib/media/write-media.ts';
import { writeColors } from './lib/write-colors.ts';
import { writeDocumentFacts } from './lib/write-document-facts.ts';
import { writeSiteUrl } from './lib/write-site-url.ts';

const problems = gatherPages();
if (problems.length > 0) {
  console.error(`A page is not complete (README.md, "How to add"):\n- ${problems.join('\n- ')}`);
  process.exit(1);
}
stopOn(writeSiteUrl());
writeDocumentFacts();
stopOn(writeColors());
stopOn(await drawArt());
await writeMedia();

function stopOn(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}
