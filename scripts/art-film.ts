/**
 * Renders the product film.
 *
 *   npm run art film                    the film, its poster and its captions, in public/media
 *   npm run art film draft              a quick look: a frame every half second, in .cache/film
 *   npm run art film frames 12 48 96    single frames in full quality, in .cache/film
 *   npm run art film encode             from the frames of the last full run
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { captions } from './film/captions.ts';
import type { FilmPage } from './film/film.ts';
import { FRAMES_PER_SECOND, startOf, totalSeconds } from './film/words.ts';
import { siteFont, withRenderer } from './lib/render-page.ts';

const PASSES = 6;
const DRAFT_PASSES = 3;
const POSTER_FRAME = Math.round((startOf('board') + 1.5) * FRAMES_PER_SECOND);

const frames = Math.round(totalSeconds * FRAMES_PER_SECOND);
const cache = new URL('../.cache/film/', import.meta.url);
const media = new URL('../public/media/', import.meta.url);

const frameFile = (index: number, kind = 'frame') =>
  new URL(`${kind}-${String(index).padStart(4, '0')}.jpg`, cache);

/** Frames that are there already are kept, so that a run which was cut off can go on. */
const renderFrames = async (indexes: readonly number[], passes: number, kind?: string): Promise<void> => {
  mkdirSync(cache, { recursive: true });
  const missing = kind ? indexes : indexes.filter((index) => !existsSync(frameFile(index)));
  const started = performance.now();
  await withRenderer(new URL('film/film.ts', import.meta.url), async (page) => {
    await page.evaluate(
      (font) => (globalThis as unknown as { film: FilmPage }).film.prepare(font),
      siteFont(),
    );
    for (const [done, index] of missing.entries()) {
      const jpeg = await page.evaluate(
        ([frame, count]) => (globalThis as unknown as { film: FilmPage }).film.frame(frame!, count!),
        [index, passes],
      );
      writeFileSync(frameFile(index, kind), Buffer.from(jpeg, 'base64'));
      if (done % 12 === 0) {
        const each = (performance.now() - started) / 1000 / (done + 1);
        console.log(`frame ${index} of ${frames}, ${each.toFixed(2)} s each`);
      }
    }
  });
};

const ffmpeg = (...args: readonly string[]): void => {
  const { status } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error('ffmpeg failed');
};

const encode = (): void => {
  const input = new URL('frame-%04d.jpg', cache).pathname;
  ffmpeg(
    ...['-framerate', String(FRAMES_PER_SECOND), '-i', input, '-frames:v', String(frames)],
    ...['-vf', 'scale=in_range=pc:out_range=tv,format=yuv420p', '-c:v', 'libx264', '-preset', 'veryslow'],
    ...['-crf', '21', '-profile:v', 'high', '-x264-params', 'aq-mode=3:deblock=1,1', '-an'],
    ...['-movflags', '+faststart', new URL('mdslite.mp4', media).pathname],
  );
  ffmpeg(
    ...['-i', frameFile(POSTER_FRAME).pathname, '-vf', 'scale=1280:720:flags=lanczos'],
    ...['-q:v', '10', new URL('mdslite-poster.jpg', media).pathname],
  );
};

export const makeFilm = async (mode: string | undefined, numbers: readonly string[]): Promise<void> => {
  if (mode === 'frames') return renderFrames(numbers.map(Number), PASSES, 'still');
  if (mode === 'draft') {
    const each = FRAMES_PER_SECOND / 2;
    const indexes = Array.from({ length: Math.ceil(frames / each) }, (_, k) => k * each + each / 2);
    return renderFrames(indexes, DRAFT_PASSES, 'draft');
  }
  if (mode !== 'encode') await renderFrames([...Array(frames).keys()], PASSES);
  encode();
  writeFileSync(new URL('mdslite.vtt', media), captions());
  console.log(`${totalSeconds} s, ${readFileSync(new URL('mdslite.mp4', media)).length} bytes`);
};
