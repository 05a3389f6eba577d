/**
 * Renders the pictures of the ITECH Mobile KTS-3C: `npm run art phone`, with `draft` for a quick look in .cache/phone and
 * `encode` to use the last rendering again.
 * Each view becomes AVIF and WebP, with a transparent ground, in several widths.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { siteFont, withRenderer } from './lib/render-page.ts';
import type { PhonePage, ViewName } from './phone/phone.ts';

const PASSES = 32;
const DRAFT_PASSES = 8;
const widths: Record<ViewName, readonly number[]> = {
  front: [240, 480],
  back: [240, 480],
  angled: [400, 640, 960],
};

const names = Object.keys(widths) as ViewName[];
const cache = new URL('../.cache/phone/', import.meta.url);
const media = new URL('../public/media/', import.meta.url);

const ffmpeg = (...args: readonly string[]): void => {
  const { status } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error('ffmpeg failed');
};

/** AVIF keeps the colours in one picture and their cover in a second. */
const writeWidth = (png: string, name: ViewName, width: number): void => {
  const file = new URL(`itech-mobile-${name}-${width}`, media).pathname;
  const scale = `scale=${width}:-2:flags=lanczos`;
  ffmpeg(
    ...[
      '-i',
      png,
      '-filter_complex',
      `[0:v]${scale},format=rgba,split[a][b];[a]format=yuv420p[c];[b]alphaextract,format=gray[d]`,
    ],
    ...['-map', '[c]', '-map', '[d]', '-c:v', 'libaom-av1', '-still-picture', '1', '-frames:v', '1'],
    ...['-crf', '26', '-b:v', '0', '-cpu-used', '4', `${file}.avif`],
  );
  ffmpeg(
    '-i',
    png,
    '-vf',
    scale,
    '-c:v',
    'libwebp',
    '-quality',
    '74',
    '-compression_level',
    '6',
    `${file}.webp`,
  );
  console.log(
    `${name} ${width}: ${statSync(`${file}.avif`).size} avif, ${statSync(`${file}.webp`).size} webp`,
  );
};

const pngOf = (name: ViewName): string => new URL(`${name}.png`, cache).pathname;

const renderViews = async (passes: number): Promise<void> => {
  mkdirSync(cache, { recursive: true });
  await withRenderer(new URL('phone/phone.ts', import.meta.url), async (page) => {
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

export const makePhone = async (mode: string | undefined): Promise<void> => {
  if (mode === 'draft') return renderViews(DRAFT_PASSES);
  if (mode !== 'encode') await renderViews(PASSES);
  for (const name of names) for (const width of widths[name]) writeWidth(pngOf(name), name, width);
};
