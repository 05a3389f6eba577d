import { Body } from '../body.ts';
import { good, ink900, straw400, temper, white } from '../colours.ts';
import { bar, type Ink, Panel, rhombus, write } from '../paint.ts';
import { clayOnStraw as clay, conveyor, crate, DECK, housing, moveSlats, signal } from '../parts.ts';
import { built, type StageSet } from '../set.ts';
import { block, round } from '../solids.ts';
import { between, rise } from '../timing.ts';
import type { Vector } from '../vector.ts';
import { dispatchList } from '../words.ts';

const ARRIVES = 2.5;
const SPEED = 1.5;
const TOWER: Vector = [-6.3, 0, 1.3];
const SLOT: Vector = [-2.2, 3.1, 0];

const paintOrder = (ink: Ink): void => {
  const [first] = dispatchList;
  bar(ink, 0, 0, 480, 340, white);
  bar(ink, 0, 0, 480, 92, temper.bronze);
  write(ink, first.order, [32, 66], 56, white, { weight: 600 });
  write(ink, first.part, [32, 160], 46, ink900, { weight: 600 });
  write(ink, '400 pieces', [32, 222], 42, '#435868');
  for (let x = 0, k = 0; x < 400; k++) {
    const width = 5 + ((k * 7) % 4) * 3;
    bar(ink, 32 + x, 258, width, 52, ink900);
    x += width + 6 + ((k * 5) % 3) * 3;
  }
};

const paintList = (ink: Ink, { running }: { readonly running: boolean }): void => {
  bar(ink, 0, 0, 560, 400, '#0a1520');
  write(ink, 'Line 2', [34, 66], 46, white, { weight: 600, stretch: 'semi-expanded' });
  const rows = running ? dispatchList : dispatchList.slice(1);
  rows.forEach(({ order, part }, index) => {
    const y = 96 + index * 96;
    const first = running && index === 0;
    bar(ink, 24, y, 512, 84, first ? straw400 : '#1b2e3f');
    rhombus(ink, 44, y + 42, 30, first ? ink900 : '#7d95a6');
    write(ink, order, [94, y + 38], 32, first ? ink900 : white, { weight: 600 });
    write(ink, part, [94, y + 70], 27, first ? '#33280c' : '#9fb3c2');
  });
};

/** An order leaves the planning system and becomes the first on the line's list. */
export const orderShot = (): StageSet => {
  const hall = new Body();
  const slats = conveyor(hall, -1.4, 13, 0, clay);
  // The planning system: three dark discs with a bright top.
  for (let k = 0; k < 3; k++)
    hall.add(round(1.55, 0.86, 0.12, 48), clay.dark, { at: [TOWER[0], 0.12 + k * 1.02, TOWER[2]] });
  for (let k = 0; k < 4; k++)
    hall.add(round(1.42, 0.2, 0.03, 48), k === 3 ? white : temper.bronze, {
      at: [TOWER[0], k * 1.02 - (k ? 0.04 : 0), TOWER[2]],
    });
  // The head of the line takes the order in on top and gives the work out below.
  hall.add(block(2.6, 2.9, 3, 0.14), clay.shell, { at: [-2.2, 0, 0] });
  hall.add(block(2, 0.14, 1, 0.04), clay.frame, { at: [-2.2, 2.88, 0] });
  hall.add(block(1.76, 0.04, 0.34, 0.02), ink900, { at: [-2.2, 3.01, 0] });
  hall.add(block(0.1, 1.5, 1.5, 0.04), clay.dark, { at: [-0.92, DECK - 0.1, 0] });
  hall.add(block(2.3, 1.7, 0.1, 0.05), ink900, { at: [-2.2, 0.85, 1.5] });
  crate(hall, [1.6, 0, -3.1], clay, '#dfe5ea', 'blocks');
  crate(hall, [4.2, 0, -3.1], clay, '#dfe5ea', 'blocks');
  const lamp = signal(hall, [-1.3, 2.88, -1.1], clay);
  const list = new Panel([-2.2, 0.95, 1.56], [2.1, 1.5], [560, 400], 1, paintList);
  const cards = [0, 1, 2].map(() => {
    const body = new Body().add(block(1.66, 1.18, 0.07, 0.03), white, { at: [0, 0, -0.04] });
    const face = new Panel([0, 0.02, 0.001], [1.62, 1.14], [480, 340], 0.35, paintOrder, body);
    face.repaint(undefined);
    return { body, face };
  });
  const dashes = Array.from({ length: 11 }, () => {
    const dash = new Body().add(block(0.2, 0.05, 0.05, 0.01), ink900);
    dash.castsShadow = false;
    return dash;
  });
  const goods = Array.from({ length: 6 }, housing);

  /** Out of the tower, across and down into the slot. */
  const flight = (part: number): Vector => [
    between(TOWER[0], SLOT[0], rise(part, 0.18, 0.72)),
    between(2.2, 4.1, rise(part, 0, 0.3)) - 2.8 * rise(part, 0.7, 1),
    between(TOWER[2], SLOT[2], rise(part, 0.18, 0.72)),
  ];

  return {
    bodies: [
      hall,
      slats,
      lamp.body,
      list.body,
      ...cards.flatMap(({ body, face }) => [body, face.body]),
      ...dashes,
      ...goods,
    ],
    lighting: built,
    field: straw400,
    grid: -0.07,
    radius: 11,
    tick(time) {
      list.repaint({ running: time > ARRIVES });
      lamp.show(time > ARRIVES ? good : undefined);
      cards.forEach(({ body }, index) => {
        const part = (time - 0.35 - index * 2.15) / (ARRIVES - 0.3);
        body.at = flight(Math.min(1, Math.max(0, part)));
        body.hidden = part <= 0.02 || part >= 1;
      });
      dashes.forEach((dash, index) => {
        const part = ((index + time * 1.6) % dashes.length) / dashes.length;
        dash.at = [between(TOWER[0], SLOT[0], part), 4, between(TOWER[2], SLOT[2], part)];
        dash.turn = [0, Math.atan2(TOWER[2] - SLOT[2], SLOT[0] - TOWER[0]), 0];
      });
      const way = Math.max(0, time - ARRIVES - 0.1) * SPEED * rise(time, ARRIVES, ARRIVES + 0.6);
      moveSlats(slats, way);
      goods.forEach((part, index) => {
        part.at = [-1.6 + way - index * 2, DECK, 0];
        part.hidden = part.at[0] < -1.5;
      });
      return {
        centre: [-1.3 + 0.5 * rise(time, 0, 5), 1.5, 0.1],
        halfHeight: between(5.1, 4.55, rise(time, 0, 4.8)),
      };
    },
  };
};
