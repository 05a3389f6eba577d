import { Body } from '../body.ts';
import { blend, ink900, ink950, lightOf, temper, white } from '../colours.ts';
import { bar, type Ink, Panel, write } from '../paint.ts';
import { clayAtNight as clay, crate, housing } from '../parts.ts';
import { running, type StageSet } from '../set.ts';
import { block } from '../solids.ts';
import { between, rise } from '../timing.ts';
import type { Vector } from '../vector.ts';
import { genealogy } from '../words.ts';

const LOTS: readonly Vector[] = [
  [-5.2, 0, -3.6],
  [-2.2, 0, -3.6],
  [0.8, 0, -3.6],
];
const UNIT: Vector = [-2.2, 0, 2.6];
/** Which of the parts on the pallets were made of the suspect lot. */
const AFFECTED = [1, 4, 6, 9, 11];
const BACK: readonly [number, number] = [0.4, 1.3];
const FORTH: readonly [number, number] = [1.6, 2.3];
/** Where the pallets of finished parts stand. */
const PALLET_X = 7;
const PALLETS = [-2.2, 1.4];

interface Sign {
  readonly text: string;
  readonly marked: boolean;
}

const paintSign = (ink: Ink, { text, marked }: Sign): void => {
  const words = text.split(' ');
  bar(ink, 0, 0, 420, 180, marked ? temper.straw : '#e8eef2');
  write(ink, words.slice(0, -1).join(' '), [26, 72], 44, marked ? '#33280c' : '#435868');
  write(ink, words.at(-1) ?? '', [26, 146], 66, ink900, { weight: 600 });
};

/** A line along the floor that grows from its beginning; corners are right. */
class Trail {
  readonly bodies: readonly Body[];
  private readonly legs: readonly { readonly body: Body; readonly from: Vector; readonly to: Vector }[];

  constructor(points: readonly Vector[], colour: string, width: number) {
    this.legs = points.slice(1).map((to, index) => {
      const body = new Body().add(block(1, 0.05, 1, 0.005), white, { glow: 1 });
      body.tint = lightOf(colour);
      body.castsShadow = false;
      body.size = [width, 1, width];
      return { body, from: points[index]!, to };
    });
    this.bodies = this.legs.map(({ body }) => body);
    this.width = width;
  }

  private readonly width: number;

  grow(part: number): void {
    this.legs.forEach(({ body, from, to }, index) => {
      const done = Math.min(1, Math.max(0, part * this.legs.length - index));
      const end = [0, 1, 2].map((k) => between(from[k]!, to[k]!, done));
      body.hidden = done === 0;
      body.at = [(from[0] + end[0]!) / 2, 0.02, (from[2] + end[2]!) / 2];
      body.size = [Math.abs(end[0]! - from[0]) + this.width, 1, Math.abs(end[2]! - from[2]) + this.width];
    });
  }
}

/** From one part back to its lot, and from the lot on to all parts made of it. */
export const traceShot = (): StageSet => {
  const hall = new Body();
  const fillings = ['#c9d3db', temper.teal, '#8fa6b6'];
  LOTS.forEach((at, index) => {
    crate(hall, at, clay, fillings[index]!, index === 0 ? 'blocks' : 'rings');
    hall.add(block(0.12, 1.2, 0.12, 0.02), clay.frame, { at: [at[0], 0, at[2] - 1.3] });
    hall.add(block(2.44, 1.16, 0.08, 0.03), ink900, { at: [at[0], 1, at[2] - 1.26] });
  });
  const signs = LOTS.map(
    ([x, , z]) => new Panel<Sign>([x, 1.06, z - 1.2], [2.34, 1.04], [420, 180], 1, paintSign),
  );
  // The part in question on its plinth.
  hall.add(block(2.4, 1.05, 2, 0.08), clay.frame, { at: UNIT });
  const name = new Panel<Sign>([UNIT[0], 0.08, UNIT[2] + 1.01], [2.1, 0.9], [420, 180], 1, paintSign);
  const unitPart = housing();
  unitPart.at = [UNIT[0], 1.05, UNIT[2]];
  unitPart.size = [1.5, 1.5, 1.5];
  unitPart.tint = lightOf(temper.blue);
  // Two pallets of finished parts.
  const places: Vector[] = [];
  for (const z of PALLETS) {
    hall.add(block(4.9, 0.2, 2.9, 0.04), clay.frame, { at: [PALLET_X, 0.1, z] });
    for (const x of [-2, 0, 2])
      hall.add(block(0.3, 0.12, 2.8, 0.02), clay.dark, { at: [PALLET_X + x, 0, z] });
    for (let row = 0; row < 2; row++)
      for (let column = 0; column < 3; column++)
        places.push([PALLET_X - 1.55 + column * 1.55, 0.3, z - 0.68 + row * 1.36]);
  }
  const stock = places.map((at) => {
    const part = housing();
    part.at = at;
    return part;
  });
  const suspect = LOTS[genealogy.suspect]!;
  const back = new Trail(
    [
      [UNIT[0] - 1.15, 0, UNIT[2]],
      [suspect[0], 0, UNIT[2]],
      [suspect[0], 0, suspect[2] + 0.9],
    ],
    white,
    0.11,
  );
  const forth = PALLETS.map(
    (z) =>
      new Trail(
        [
          [suspect[0] + 0.5, 0, suspect[2] + 0.9],
          [suspect[0] + 0.5, 0, -0.4],
          [3.1, 0, -0.4],
          [3.1, 0, z],
          [PALLET_X - 2.3, 0, z],
        ],
        temper.straw,
        0.11,
      ),
  );

  return {
    bodies: [
      hall,
      ...signs.map(({ body }) => body),
      name.body,
      unitPart,
      ...stock,
      ...back.bodies,
      ...forth.flatMap(({ bodies }) => bodies),
    ],
    lighting: running,
    field: ink950,
    grid: 0.012,
    radius: 12,
    tick(time) {
      back.grow(rise(time, ...BACK));
      for (const trail of forth) trail.grow(rise(time, ...FORTH));
      signs.forEach((sign, index) => {
        sign.repaint({
          text: genealogy.lots[index]!,
          marked: index === genealogy.suspect && time > BACK[1] - 0.1,
        });
      });
      name.repaint({ text: genealogy.unit, marked: false });
      stock.forEach((part, index) => {
        const order = AFFECTED.indexOf(index);
        const found =
          order < 0 ? 0 : rise(time, FORTH[1] + order * 0.12 - 0.1, FORTH[1] + order * 0.12 + 0.3);
        part.tint = blend(lightOf('#5f7f9c'), lightOf(temper.straw), found);
        part.at = [places[index]![0], 0.3 + 0.42 * found, places[index]![2]];
      });
      return {
        centre: [between(0.3, 0.7, rise(time, 0, 4)), 0.85, -0.5],
        halfHeight: between(5.5, 5.25, rise(time, 0, 4)),
      };
    },
    lamps(time) {
      const lot = rise(time, BACK[1] - 0.2, BACK[1] + 0.2);
      const stockLight = rise(time, FORTH[1], FORTH[1] + 0.6);
      return [
        { at: [suspect[0], 2.4, suspect[2] + 0.6], light: [1.8 * lot, 1.2 * lot, 0.35 * lot] },
        { at: [UNIT[0], 2.6, UNIT[2] + 1], light: [0.25, 0.4, 0.9] },
        { at: [PALLET_X, 2.6, -0.4], light: [1.1 * stockLight, 0.75 * stockLight, 0.2 * stockLight] },
      ];
    },
  };
};
