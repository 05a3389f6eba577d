/** Runs in the browser that renders: puts shots, wipes and titles together into frames. */
import { loadFont } from '../lib/lettering.ts';
import { Stage, type StageSet } from '../lib/stage.ts';
import { FRAMES_PER_SECOND, type ShotName, script, shotNames, startOf } from './script.ts';
import { boardShot } from './shots/board.ts';
import { checkShot } from './shots/check.ts';
import { closingShot } from './shots/closing.ts';
import { orderShot } from './shots/order.ts';
import { stationsShot } from './shots/stations.ts';
import { traceShot } from './shots/trace.ts';
import { drawTitle } from './titles.ts';
import { throughSlats, WIPE_SECONDS } from './wipe.ts';

const SIZE = [1280, 720] as const;

const makers: Record<ShotName, () => StageSet> = {
  order: orderShot,
  stations: stationsShot,
  check: checkShot,
  trace: traceShot,
  board: boardShot,
  closing: closingShot,
};

export interface FilmPage {
  prepare(font: string): Promise<void>;
  /** One frame as JPEG in base 64. */
  frame(index: number, passes: number): Promise<string>;
}

let stage: Stage;
const sets = new Map<ShotName, StageSet>();
const sheet = document.createElement('canvas');
[sheet.width, sheet.height] = SIZE;
const ink = sheet.getContext('2d')!;

/** The picture on the stage. */
let shown = '';

const drawShot = (name: ShotName, time: number, passes: number): void => {
  const set = sets.get(name) ?? makers[name]();
  sets.set(name, set);
  const moment = Math.min(time, set.restsFrom ?? time);
  const wanted = `${name} ${moment}`;
  if (wanted !== shown) stage.render(set, moment, 0.5 / FRAMES_PER_SECOND, passes);
  shown = wanted;
  ink.drawImage(stage.canvas, 0, 0);
};

const drawTitles = (name: ShotName, time: number): void => {
  const { titles, light } = script[name];
  for (const title of titles) drawTitle(ink, SIZE[1], title, time, light);
};

const page: FilmPage = {
  async prepare(font) {
    await loadFont(font);
    stage = new Stage(...SIZE, { sharpness: 0.8 });
  },
  async frame(index, passes) {
    const now = index / FRAMES_PER_SECOND;
    const current = shotNames.findLast((name) => startOf(name) <= now + 1e-6)!;
    const time = now - startOf(current);
    const before = shotNames[shotNames.indexOf(current) - 1];
    if (before && time < WIPE_SECONDS) {
      const late = script[before].seconds + time;
      drawShot(before, late, passes);
      drawTitles(before, late);
      const part = (time + 0.5 / FRAMES_PER_SECOND) / WIPE_SECONDS;
      throughSlats(ink, SIZE, part, () => drawShot(current, time, passes));
    } else {
      drawShot(current, time, passes);
    }
    drawTitles(current, time);
    return sheet.toDataURL('image/jpeg', 0.97).slice('data:image/jpeg;base64,'.length);
  },
};

(globalThis as unknown as { film: FilmPage }).film = page;
