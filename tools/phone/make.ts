/**
 * Makes the pictures of the ITECH Mobile KTS-3C: AVIF and WebP with a transparent ground, in several widths.
 *
 *   npm run phone             the pictures, in public/media
 *   npm run phone -- draft    a quick look, in .cache/phone
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { markAsMade, phoneWidths, renderings } from '../../scripts/lib/renderings.ts';
import { ffmpeg } from '../lib/ffmpeg.ts';
import { siteFont, withPage } from '../lib/page.ts';
import type { PhonePage, ViewName } from './phone.ts';

const PASSES = 24;
const DRAFT_PASSES = 8;

const names = Object.keys(phoneWidths) as ViewName[];
const cache = new URL('../.cache/phone/', import.meta.url);
const media = new URL('../../public/media/', import.meta.url);
const pngOf = (name: ViewName): string => new URL(`${name}.png`, cache).pathname;

const render = async (passes: number): Promise<void> => {
  mkdirSync(cache, { recursive: true });
  await withPage(new URL('phone.ts', import.meta.url), async (page) => {
    for (const name of names) {
      const png = await page.evaluate(
        ([view, font, count]) =>
          (globalThis as unknown as { phone: PhonePage }).phone.still(view, font, count),
        [name, siteFont(), passes] as const,
      );
      writeFileSync(pngOf(name), Buffer.from(png, 'base64'));
    }
  });
};

const writePicture = (name: ViewName, width: number): void => {
  const file = new URL(`itech-mobile-${name}-${width}`, media).pathname;
  const scale = `scale=${width}:-2:flags=lanczos`;
  // AVIF keeps the colors in one picture and their cover in a second.
  const split = `[0:v]${scale},format=rgba,split[a][b];[a]format=yuv420p[c];[b]alphaextract,format=gray[d]`;
  ffmpeg(
    ...['-i', pngOf(name), '-filter_complex', split, '-map', '[c]', '-map', '[d]'],
    ...['-c:v', 'libaom-av1', '-still-picture', '1', '-frames:v', '1'],
    ...['-crf', '26', '-b:v', '0', '-cpu-used', '4', `${file}.avif`],
  );
  ffmpeg(
    ...['-i', pngOf(name), '-vf', scale, '-c:v', 'libwebp'],
    ...['-quality', '74', '-compression_level', '6', `${file}.webp`],
  );
  const [avif, webp] = ['avif', 'webp'].map((kind) => statSync(`${file}.${kind}`).size);
  console.log(`${name} ${width}: ${avif} bytes avif, ${webp} webp`);
};

if (process.argv[2] === 'draft') await render(DRAFT_PASSES);
else {
  await render(PASSES);
  for (const name of names) for (const width of phoneWidths[name]) writePicture(name, width);
  markAsMade(renderings.phone);
}
