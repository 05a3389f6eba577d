/** Runs in the browser that renders: puts shots, wipes and titles together into frames. */
import { ink900, white } from './colours.ts';
import { rhombus, write } from './paint.ts';
import type { StageSet } from './set.ts';
import { boardShot } from './shots/board.ts';
import { checkShot } from './shots/check.ts';
import { orderShot } from './shots/order.ts';
import { stationsShot } from './shots/stations.ts';
import { traceShot } from './shots/trace.ts';
import { Stage } from './stage.ts';
import { rise } from './timing.ts';
import { FRAMES_PER_SECOND, type ShotName, script, shotNames, startOf, type Title } from './words.ts';

const WIDTH = 1280;
const HEIGHT = 720;
const WIPE_SECONDS = 0.5;
/** The wipe of the home page: slats that lean as the diagonals of the drawings do. */
const SLAT_WIDTH = 96;
const SLAT_LEAN = HEIGHT / 2;

const makers: Record<ShotName, () => StageSet> = {
  order: orderShot,
  stations: stationsShot,
  check: checkShot,
  trace: traceShot,
  board: boardShot,
};
const isLight: Record<ShotName, boolean> = {
  order: true,
  stations: true,
  check: false,
  trace: false,
  board: false,
};

export interface FilmPage {
  prepare(font: string): Promise<void>;
  /** One frame as JPEG in base 64. */
  frame(index: number, passes: number): Promise<string>;
}

let stage: Stage;
const sets = new Map<ShotName, StageSet>();
const sheet = document.createElement('canvas');
sheet.width = WIDTH;
sheet.height = HEIGHT;
const ink = sheet.getContext('2d')!;

const render = (name: ShotName, time: number, passes: number): HTMLCanvasElement => {
  let set = sets.get(name);
  if (!set) {
    set = makers[name]();
    sets.set(name, set);
  }
  stage.render(set, time, 0.5 / FRAMES_PER_SECOND, passes);
  return stage.canvas;
};

/** Opens slats from left to right and draws through them. */
const throughSlats = (part: number, drawShot: () => void): void => {
  ink.save();
  ink.beginPath();
  const slats = Math.ceil((WIDTH + SLAT_LEAN) / SLAT_WIDTH);
  for (let k = 0; k < slats; k++) {
    const open = SLAT_WIDTH * rise(part, (k / slats) * 0.45, (k / slats) * 0.45 + 0.55);
    if (open <= 0) continue;
    const x = k * SLAT_WIDTH;
    ink.moveTo(x, 0);
    ink.lineTo(x + open, 0);
    ink.lineTo(x + open - SLAT_LEAN, HEIGHT);
    ink.lineTo(x - SLAT_LEAN, HEIGHT);
    ink.closePath();
  }
  ink.clip();
  drawShot();
  ink.restore();
};

const drawTitle = ({ from, to, heading, line }: Title, time: number, light: boolean): void => {
  const there = rise(time, from, from + 0.45) * (1 - rise(time, to - 0.3, to));
  if (there <= 0) return;
  const product = heading === 'MDSLite';
  const size = product ? 84 : 54;
  const rising = 18 * (1 - rise(time, from, from + 0.6));
  ink.globalAlpha = there;
  const base = HEIGHT - 112 + rising;
  const words = { weight: 600, stretch: 'semi-expanded' } as const;
  write(ink, heading, [64, base], size, light ? ink900 : white, words);
  rhombus(ink, 66, base + 43, 20, light ? ink900 : '#f5bc42');
  write(ink, line, [98, base + 52], 27, light ? '#263645' : '#c2cfd9', { weight: 500 });
  ink.globalAlpha = 1;
};

const drawTitles = (name: ShotName, time: number): void => {
  for (const title of script[name].titles) drawTitle(title, time, isLight[name]);
};

const page: FilmPage = {
  async prepare(font) {
    const face = new FontFace('Archivo', `url(data:font/woff2;base64,${font})`, {
      weight: '400 700',
      stretch: '88% 116%',
    });
    document.fonts.add(await face.load());
    stage = new Stage(WIDTH, HEIGHT, 0.8);
  },
  async frame(index, passes) {
    const now = index / FRAMES_PER_SECOND;
    const current = shotNames.findLast((name) => startOf(name) <= now + 1e-6)!;
    const time = now - startOf(current);
    const before = shotNames[shotNames.indexOf(current) - 1];
    if (before && time < WIPE_SECONDS) {
      const late = script[before].seconds + time;
      ink.drawImage(render(before, late, passes), 0, 0);
      drawTitles(before, late);
      throughSlats((time + 0.5 / FRAMES_PER_SECOND) / WIPE_SECONDS, () => {
        ink.drawImage(render(current, time, passes), 0, 0);
      });
    } else {
      ink.drawImage(render(current, time, passes), 0, 0);
    }
    drawTitles(current, time);
    return sheet.toDataURL('image/jpeg', 0.97).slice('data:image/jpeg;base64,'.length);
  },
};

(globalThis as unknown as { film: FilmPage }).film = page;
