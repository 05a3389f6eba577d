/**
 * Makes the product film.
 *
 *   npm run film                      the film, its poster and its captions, in public/media
 *   npm run film:draft                a quick look: two frames a second on one sheet, in .cache/film
 *   npm run film:frame -- 12 48 96    single frames in full quality, in .cache/film
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { markAsMade, renderings, sourcesOf } from '../../scripts/lib/renderings.ts';
import { ffmpeg } from '../lib/ffmpeg.ts';
import { siteFont, withPage } from '../lib/page.ts';
import { captions } from './captions.ts';
import type { FilmPage } from './film.ts';
import { FRAMES_PER_SECOND, startOf, totalSeconds } from './script.ts';

const PASSES = 6;
const DRAFT_PASSES = 3;
const POSTER_FRAME = Math.round((startOf('board') + 1) * FRAMES_PER_SECOND);

const frames = Math.round(totalSeconds * FRAMES_PER_SECOND);
const cache = new URL('../.cache/film/', import.meta.url);
const media = new URL('../../public/media/', import.meta.url);

const fileOf = (kind: string, index: number) =>
  new URL(`${kind}-${String(index).padStart(4, '0')}.jpg`, cache);

const render = async (kind: string, indexes: readonly number[], passes: number): Promise<void> => {
  mkdirSync(cache, { recursive: true });
  const started = performance.now();
  await withPage(new URL('film.ts', import.meta.url), async (page) => {
    await page.evaluate(
      (font) => (globalThis as unknown as { film: FilmPage }).film.prepare(font),
      siteFont(),
    );
    for (const [done, index] of indexes.entries()) {
      const jpeg = await page.evaluate(
        ([frame, count]) => (globalThis as unknown as { film: FilmPage }).film.frame(frame, count),
        [index, passes] as const,
      );
      writeFileSync(fileOf(kind, index), Buffer.from(jpeg, 'base64'));
      const each = (performance.now() - started) / 1000 / (done + 1);
      if (done % 12 === 0) console.log(`frame ${index} of ${frames}, ${each.toFixed(2)} s each`);
    }
  });
};

/** A run that was cut off goes on where it was, as long as the sources are the same. */
const missingFrames = (): number[] => {
  const mark = new URL('made-from.txt', cache);
  const sources = sourcesOf(renderings.film);
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== sources)
    rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  writeFileSync(mark, sources);
  return [...Array(frames).keys()].filter((index) => !existsSync(fileOf('frame', index)));
};

const encode = (): void => {
  const input = new URL('frame-%04d.jpg', cache).pathname;
  ffmpeg(
    ...['-framerate', String(FRAMES_PER_SECOND), '-i', input, '-frames:v', String(frames)],
    ...['-vf', 'scale=in_range=pc:out_range=tv,format=yuv420p', '-c:v', 'libx264', '-preset', 'slow'],
    ...['-crf', '24', '-profile:v', 'high', '-x264-params', 'aq-mode=3:deblock=1,1', '-an'],
    ...['-movflags', '+faststart', new URL('mdslite.mp4', media).pathname],
  );
  const poster = new URL('mdslite-poster.jpg', media).pathname;
  ffmpeg('-i', fileOf('frame', POSTER_FRAME).pathname, '-q:v', '12', poster);
};

const draft = async (): Promise<void> => {
  const each = FRAMES_PER_SECOND / 2;
  const indexes = Array.from({ length: frames / each }, (_, k) => k * each + each / 2);
  await render('draft', indexes, DRAFT_PASSES);
  const sheet = new URL('draft.png', cache).pathname;
  const pattern = new URL('draft-*.jpg', cache).pathname;
  ffmpeg('-pattern_type', 'glob', '-i', pattern, '-vf', 'scale=480:-1,tile=5x8', '-frames:v', '1', sheet);
  console.log(sheet);
};

const [mode, ...numbers] = process.argv.slice(2);
if (mode === 'draft') await draft();
else if (mode === 'frame') await render('still', numbers.map(Number), PASSES);
else {
  await render('frame', missingFrames(), PASSES);
  encode();
  writeFileSync(new URL('mdslite.vtt', media), captions());
  markAsMade(renderings.film);
  console.log(`${totalSeconds} s, ${readFileSync(new URL('mdslite.mp4', media)).length} bytes`);
}
