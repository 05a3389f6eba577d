import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { spotNames } from '../src/generated/picture-names.ts';
import { scenesToDraw } from './lib/scenes-to-draw.ts';

const drawn = new URL('../src/generated/art/', import.meta.url);

/** The grounds on which the site shows each look. */
const fields: Record<string, string> = {
  'drawn-solutions': '#ebf1fe',
  'run-solutions': '#0d2557',
  'built-solutions': '#adbfcc',
  'built-products': '#f5bc42',
  'drawn-products': '#ffffff',
  'drawn-services': '#eaf5f5',
  'run-services': '#07333a',
  'drawn-ai': '#f6effa',
  'run-ai': '#1f0e31',
  'drawn-company': '#f3f6f8',
  'built-company': '#adbfcc',
  'run-company': '#0a1520',
};

const inline = (name: string, look: string, field?: string): string => {
  const [skin, area] = look.split('-');
  const svg = readFileSync(new URL(`scenes/${name}.svg`, drawn), 'utf8');
  const ground = field ?? fields[look];
  return `<figure class="sk-${skin} ar-${area}" style="background:${ground}">${svg}</figure>`;
};

const image = (file: string): string => {
  const data = readFileSync(new URL(`images/${file}`, drawn)).toString('base64');
  const look = file.split('.').at(-2) ?? '';
  const logo = /^(client|partner)-/.test(file) ? ' class="logo"' : '';
  const img = `<img alt=""${logo} src="data:image/svg+xml;base64,${data}">`;
  return `<figure style="background:${fields[look] ?? '#ffffff'}">${img}</figure>`;
};

const row = (columns: number, proportion: string, cells: readonly string[]): string =>
  `<section style="--columns:${columns};--proportion:${proportion}">${cells.join('')}</section>`;

/** Every second spot in its second look, so that the sheet shows the range. */
const spotCells = (files: readonly string[]): string[] =>
  spotNames.map((name, index) => {
    const looks = files.filter((file) => file.startsWith(`spot-${name}.`));
    return image(looks[index % Math.min(looks.length, 3)]!);
  });

/** All pictures on one page. */
export const writeSheet = async (browser: Browser): Promise<void> => {
  const css = readFileSync(new URL('../src/generated/art.css', import.meta.url), 'utf8');
  const files = readdirSync(new URL('images/', drawn));
  const kind = (prefix: string) => files.filter((file) => file.startsWith(prefix)).map(image);
  const heroes = (await scenesToDraw()).filter(({ name }) => name !== 'home');
  const body = [
    row(3, '16/10', [
      inline('home', 'drawn-solutions', '#f3f6f8'),
      inline('home', 'built-solutions'),
      inline('home', 'run-solutions', '#0a1520'),
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
  const style = `body{margin:0;padding:8px;background:#fff;display:grid;gap:8px}
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
