import { Color, Vector3 } from 'three';
import { genealogy } from '../../../src/pages/mdslite/content/screen-details.ts';
import { Assembly, type Place } from '../../lib/assembly.ts';
import { bad, ink900, ink950, steel, temper, tone, white } from '../../lib/colors.ts';
import { running } from '../../lib/lights.ts';
import { Panel } from '../../lib/panel.ts';
import { block } from '../../lib/shapes.ts';
import type { StageSet } from '../../lib/stage.ts';
import { between, rise } from '../../lib/timing.ts';
import { clayAtNight as clay } from '../props/clays.ts';
import { lampAt } from '../props/glow.ts';
import { hallOn } from '../props/hall.ts';
import { housing } from '../props/housing.ts';
import { crate } from '../props/machines.ts';
import { Trail } from '../props/trail.ts';
import { paintSign } from '../screens/signs.ts';

const LOTS: readonly Place[] = [
  [-5.2, 0, -3.6],
  [-2.2, 0, -3.6],
  [0.8, 0, -3.6],
];
const HOLD: Place = [-1.2, 0, 2.5];
const PALLET_X = 7;
const PALLETS = [-2.4, 1.2] as const;
/** Which of the parts on the pallets were made of the suspect lot. The last one stands on the pallet that has left. */
const AFFECTED = [1, 2, 3, 5, 10];
const SHIPPED = 10;
const BACK = [0.35, 1.1] as const;
const FORTH = [1.3, 1.95] as const;

const sign = ([x, y, z]: Place, hall: Assembly, post: boolean): Panel<{ text: string; color?: string }> => {
  if (post) hall.add(block(0.12, y + 0.2, 0.12, 0.02), clay.frame, { at: [x, 0, z - 0.1] });
  hall.add(block(2.44, 1.16, 0.08, 0.03), ink900, { at: [x, y - 0.06, z - 0.06] });
  return new Panel({ at: [x, y, z], size: [2.34, 1.04], pixels: [420, 180], paint: paintSign });
};

const pallets = (hall: Assembly): Place[] => {
  const places: Place[] = [];
  for (const z of PALLETS) {
    hall.add(block(4.9, 0.2, 2.9, 0.04), clay.frame, { at: [PALLET_X, 0.1, z] });
    for (const x of [-2, 0, 2])
      hall.add(block(0.3, 0.12, 2.8, 0.02), clay.dark, { at: [PALLET_X + x, 0, z] });
    for (let row = 0; row < 2; row++)
      for (let column = 0; column < 3; column++)
        places.push([PALLET_X - 1.55 + column * 1.55, 0.3, z - 0.68 + row * 1.36]);
  }
  return places;
};

/** From the parts on hold back to their lot, and from the lot on to all parts made of it. */
export const traceShot = (): StageSet => {
  const hall = new Assembly();
  const fillings = [tone(steel, 0.862, 0.44, 1), temper.teal, tone(steel, 0.713, 1, -3)];
  const lots = LOTS.map((at, index) => {
    crate(hall, at, clay, fillings[index]!, index === 0 ? 'blocks' : 'rings');
    return sign([at[0], 1.06, at[2] - 1.2], hall, true);
  });
  hall.add(block(4.4, 0.9, 1.7, 0.08), clay.frame, { at: HOLD });
  const held = [-1.4, 0, 1.4].map((x) => {
    const part = housing(bad);
    part.position.set(HOLD[0] + x, 0.9, HOLD[2]);
    return part;
  });
  const places = pallets(hall);
  const front = PALLETS[1] + 1.75;
  const unit = sign([PALLET_X - 1.24, 0.1, front], hall, false);
  const delivery = sign([PALLET_X + 1.24, 0.1, front], hall, false);
  const stock = places.map(() => housing());
  const [lotX, , lotZ] = LOTS[genealogy.suspect]!;
  const back = new Trail(
    [
      [HOLD[0] - 2.2, 0, HOLD[2]],
      [lotX, 0, HOLD[2]],
      [lotX, 0, lotZ + 0.9],
    ],
    white,
  );
  const forth = PALLETS.map(
    (z) =>
      new Trail(
        [
          [lotX + 0.5, 0, lotZ + 0.9],
          [lotX + 0.5, 0, -0.6],
          [3.1, 0, -0.6],
          [3.1, 0, z],
          [PALLET_X - 2.3, 0, z],
        ],
        temper.straw,
      ),
  );
  const lotLight = lampAt([lotX, 2.4, lotZ + 0.6], temper.straw, 0);
  const stockLight = lampAt([PALLET_X, 2.8, -0.6], temper.straw, 0);
  const scene = hallOn(ink950, running, 0.012);
  scene.add(hall.build(), ...held, ...stock, back.group, ...forth.map(({ group }) => group));
  scene.add(...[...lots, unit, delivery].map(({ mesh }) => mesh));
  scene.add(lotLight, stockLight, lampAt([HOLD[0], 2.6, HOLD[2] + 1], bad, 3));
  const [plain, marked] = [new Color(tone(steel, 0.583, 1.63, 5)), new Color(temper.straw)];

  return {
    scene,
    lighting: running,
    radius: 13,
    tick(time) {
      back.grow(rise(time, ...BACK));
      for (const trail of forth) trail.grow(rise(time, ...FORTH));
      lots.forEach((panel, index) => {
        const found = index === genealogy.suspect && time > BACK[1] - 0.1;
        panel.show({ text: genealogy.lots[index]!, ...(found ? { color: temper.straw } : {}) });
      });
      const shown = time > FORTH[1] + 0.5;
      for (const [panel, text] of [
        [unit, genealogy.unit],
        [delivery, genealogy.shipped],
      ] as const)
        panel.show({ text, ...(shown ? { color: temper.straw } : { color: tone(steel, 0.388, 1.2, 4) }) });
      stock.forEach((part, index) => {
        const order = AFFECTED.indexOf(index);
        const from = FORTH[1] + order * 0.1 - 0.1;
        const found = order < 0 ? 0 : rise(time, from, from + 0.3);
        const [x, y, z] = places[index]!;
        part.material.color.lerpColors(plain, marked, found);
        part.position.set(x, y + (index === SHIPPED ? 0.6 : 0.36) * found, z);
      });
      lotLight.intensity = 8 * rise(time, BACK[1] - 0.2, BACK[1] + 0.2);
      stockLight.intensity = 8 * rise(time, FORTH[1], FORTH[1] + 0.6);
      return {
        center: new Vector3(between(0.1, 0.4, rise(time, 0, 3.6)), 1, 0.3),
        halfHeight: between(5.7, 5.5, rise(time, 0, 3.6)),
      };
    },
  };
};
