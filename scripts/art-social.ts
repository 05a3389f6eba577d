import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { PageId } from '#generated/page-id.ts';
import { shades } from '../src/content/palette/shades.ts';
import { areaLooks, lookOf } from '../src/site/looks.ts';
import { allPageIds, pageIds, pages } from '../src/site/pages.ts';
import { fingerprint, readFingerprints, writeFingerprints } from './lib/fingerprints.ts';

const source = new URL('../src/', import.meta.url);
const folder = 'public/social';
const fileOf = (id: PageId): string => `${folder}/${id}.png`;
const text = (path: string): string => readFileSync(new URL(path, source), 'utf8');
const base64 = (path: string): string => readFileSync(new URL(path, source)).toString('base64');

interface Background {
  readonly field: string;
  readonly title: string;
  readonly tagline: string;
  readonly wordmark: 'wordmark' | 'wordmark-on-dark';
}

const { white, steel, ink, straw, violet, blue, teal } = shades;
const onLight = (field: string, tagline: string): Background => ({
  field,
  title: ink[900],
  tagline,
  wordmark: 'wordmark',
});
const onDark = (field: string, tagline: string): Background => ({
  field,
  title: white,
  tagline,
  wordmark: 'wordmark-on-dark',
});

/** The hero bands of the site, by look. */
export const backgrounds: Record<string, Background> = {
  'drawn-solutions': onLight(blue[50], steel[600]),
  'built-products': onLight(straw[400], straw[900]),
  'run-services': onDark(teal[900], teal[200]),
  'run-ai': onDark(violet[950], violet[200]),
  'drawn-company': onLight(steel[50], steel[600]),
  'built-company': onLight(steel[350], ink[750]),
};

const style = `
  @font-face{font-family:Archivo;font-weight:400 700;font-stretch:88% 116%;
    src:url(data:font/woff2;base64,${base64('ui/fonts/archivo.woff2')}) format('woff2')}
  body{margin:0;width:1200px;height:630px;overflow:hidden;position:relative;font-family:Archivo}
  .scene{position:absolute;left:545px;top:22px;width:640px;height:586px}
  .home{left:170px;top:0;width:1200px;height:630px}
  .scene .iso{overflow:visible}
  .wordmark{position:absolute;left:64px;top:60px;height:44px}
  .words{position:absolute;left:64px;bottom:60px;width:500px}
  h1{margin:0;font-weight:600;font-stretch:112%;line-height:1.02;letter-spacing:-.028em;text-wrap:balance}
  p{margin:22px 0 0;font-size:29px;line-height:1.3;text-wrap:balance}
  *{animation:none!important}`;

const titleOf = (id: PageId): string => (id === 'home' ? pages.home.heading : pages[id].title);

/** The largest size at which the longest word fits the column. */
const titleSize = (title: string): number => {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  return Math.min(title.length > 22 ? 60 : 76, Math.floor(780 / longest));
};

/** A social card as HTML, for a screenshot. */
export const cardOf = (id: PageId): string => {
  const { skin } = lookOf(id);
  const { area } = pages[id];
  const { field, title, tagline, wordmark } =
    backgrounds[`${skin}-${area}`] ?? backgrounds[`${areaLooks[area].skin}-${area}`]!;
  const name = titleOf(id);
  return `<style>${text('generated/art.css')}${style}</style><body style="background:${field}">
    <div class="scene ${id} sk-${skin} ar-${area}">${text(`generated/art/scenes/${id}.svg`)}</div>
    <img class="wordmark" alt="" src="data:image/svg+xml;base64,${base64(`generated/art/brand/${wordmark}.svg`)}">
    <div class="words"><h1 style="color:${title};font-size:${titleSize(name)}px">${name}</h1>
    <p style="color:${tagline}">${pages[id].tagline}</p></div>`;
};

/** Converts to an indexed PNG, which is a quarter of the size. */
const withPalette = (png: Buffer): Buffer => {
  const filter =
    'split[a][b];[a]palettegen=max_colors=128:reserve_transparent=0[p];[b][p]paletteuse=dither=none';
  const { stdout, stderr, status } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-i', '-', '-vf', filter, '-f', 'image2pipe', '-c:v', 'png', '-pred', 'none', '-'],
    { input: png, maxBuffer: 8 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`ffmpeg could not write a social card: ${stderr}`);
  return stdout;
};

/** Hashes of the cards' sources, with which a test checks that they are up to date. */
export const socialFingerprints = (): Record<string, string> =>
  Object.fromEntries(pageIds.map((id) => [fileOf(id), fingerprint(cardOf(id))]));

/** Writes the images of link previews: title, tagline and scene of each page, like its hero. Deletes those of deleted pages. */
export const writeSocialCards = async (browser: Browser): Promise<void> => {
  const made = readFingerprints();
  const wanted = socialFingerprints();
  const stale = pageIds.filter((id) => made[fileOf(id)] !== wanted[fileOf(id)]);
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const id of stale) {
    await page.setContent(cardOf(id));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    writeFileSync(fileOf(id), withPalette(await page.screenshot()));
  }
  await page.close();
  for (const name of readdirSync(folder)) {
    if (!allPageIds.some((id) => name === `${id}.png`)) rmSync(`${folder}/${name}`);
  }
  writeFingerprints(wanted);
  console.log(`${stale.length} of ${pageIds.length} social cards made, the others are up to date`);
};
