import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { shades } from '../src/content/palette/shades.ts';
import { spotNames } from '../src/generated/picture-names.ts';
import { scenesToDraw } from './lib/scenes-to-draw.ts';

const drawn = new URL('../src/generated/art/', import.meta.url);

/** The background of each look on the site. */
const fields: Record<string, string> = {
  'drawn-solutions': shades.blue[50],
  'run-solutions': shades.blue[900],
  'built-solutions': shades.steel[350],
  'built-products': shades.straw[400],
  'drawn-products': shades.white,
  'drawn-services': shades.teal[50],
  'run-services': shades.teal[900],
  'drawn-ai': shades.violet[50],
  'run-ai': shades.violet[950],
  'drawn-company': shades.steel[50],
  'built-company': shades.steel[350],
  'run-company': shades.ink[950],
};

const inline = (name: string, look: string, field?: string): string => {
  const [skin, area] = look.split('-');
  const svg = readFileSync(new URL(`scenes/${name}.svg`, drawn), 'utf8');
  const background = field ?? fields[look];
  return `<figure class="sk-${skin} ar-${area}" style="background:${background}">${svg}</figure>`;
};

const image = (file: string): string => {
  const data = readFileSync(new URL(`images/${file}`, drawn)).toString('base64');
  const look = file.split('.').at(-2) ?? '';
  const logo = /^(client|partner)-/.test(file) ? ' class="logo"' : '';
  const img = `<img alt=""${logo} src="data:image/svg+xml;base64,${data}">`;
  return `<figure style="background:${fields[look] ?? shades.white}">${img}</figure>`;
};

const row = (columns: number, proportion: string, cells: readonly string[]): string =>
  `<section style="--columns:${columns};--proportion:${proportion}">${cells.join('')}</section>`;

/** Alternates between the first and second look of the spots, for variety. */
const spotCells = (files: readonly string[]): string[] =>
  spotNames.map((name, index) => {
    const looks = files.filter((file) => file.startsWith(`spot-${name}.`));
    return image(looks[index % Math.min(looks.length, 3)]!);
  });

/** Writes the contact sheet of all pictures. */
export const writeSheet = async (browser: Browser): Promise<void> => {
  const css = readFileSync(new URL('../src/generated/art.css', import.meta.url), 'utf8');
  const files = readdirSync(new URL('images/', drawn));
  const kind = (prefix: string) => files.filter((file) => file.startsWith(prefix)).map(image);
  const heroes = (await scenesToDraw()).filter(({ name }) => name !== 'home');
  const body = [
    row(3, '16/10', [
      inline('home', 'drawn-solutions', shades.steel[50]),
      inline('home', 'built-solutions'),
      inline('home', 'run-solutions', shades.ink[950]),
    ]),
    row(
      8,
      '7/6',
      heroes.map(({ name, look }) => inline(name, look)),
    ),
    row(11, '13/10', spotCells(files)),
    row(7, '4/5', kind('portrait-')),
    row(3, '64/26', [...kind('map-'), ...kind('placeholder')]),
    row(9, '4/1', [...kind('client-'), ...kind('partner-')]),
  ];
  const style = `body{margin:0;padding:8px;background:${shades.white};display:grid;gap:8px}
    section{display:grid;grid-template-columns:repeat(var(--columns),1fr);gap:6px}
    figure{margin:0;aspect-ratio:var(--proportion);overflow:hidden;display:grid;place-items:center}
    img{width:100%;height:100%;object-fit:contain;min-height:0}.logo{width:80%;height:50%}*{animation:none!important}`;
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.setContent(`<style>${css}${style}</style>${body.join('')}`);
  await page.screenshot({
    path: new URL('../docs/art-contact-sheet.png', import.meta.url).pathname,
    fullPage: true,
  });
};
