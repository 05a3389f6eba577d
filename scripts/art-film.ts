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
import type { FilmPage } from './film/film.ts';
import { FRAMES_PER_SECOND, script, shotNames, startOf, totalSeconds } from './film/words.ts';
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
    ...['-q:v', '6', new URL('mdslite-poster.jpg', media).pathname],
  );
};

const clock = (seconds: number): string => {
  const [whole, rest] = [Math.floor(seconds), Math.round((seconds % 1) * 1000)];
  return `00:00:${String(whole).padStart(2, '0')}.${String(rest).padStart(3, '0')}`;
};

/** The cues stand at the top, because the titles stand at the bottom. */
const writeCaptions = (): void => {
  const cues = shotNames.flatMap((name, shot) => {
    const start = startOf(name);
    return script[name].titles.map(({ from, heading, line }, index, titles) => {
      const begin = index === 0 ? start : start + from;
      const end = titles[index + 1] ? start + titles[index + 1]!.from : start + script[name].seconds;
      const seen = index === titles.length - 1 || titles.length === 1;
      const described = name === 'board' ? index === 0 : seen;
      const lines = [`${heading}: ${line.charAt(0).toLowerCase()}${line.slice(1)}.`];
      if (shot === 0 && index === 0) lines.push('[No speech]');
      if (described) lines.push(`[${script[name].seen}]`);
      return `${clock(begin)} --> ${clock(end)} line:6%\n${lines.join('\n')}`;
    });
  });
  const note =
    'NOTE The film has no speech. The cues say what is written in the picture and what can be seen; they stand at the top\nbecause the titles stand at the bottom.';
  writeFileSync(new URL('mdslite.vtt', media), `WEBVTT\n\n${note}\n\n${cues.join('\n\n')}\n`);
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
  writeCaptions();
  console.log(`${totalSeconds} s, ${readFileSync(new URL('mdslite.mp4', media)).length} bytes`);
};
