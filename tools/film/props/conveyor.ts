import { Assembly, type Solid } from '../../lib/assembly.ts';
import { block, round } from '../../lib/shapes.ts';
import type { Clay } from './clays.ts';

/** Height of the belt. */
export const DECK = 1.06;
const BELT_WIDTH = 1.5;
const SLAT_PITCH = 0.55;

/** A conveyor along x. Its slats are a mesh of their own, to be moved with the goods. */
export const conveyor = (hall: Assembly, from: number, to: number, z: number, clay: Clay): Solid => {
  const length = to - from;
  const middle = (from + to) / 2;
  const side = BELT_WIDTH / 2;
  hall.add(block(length, 0.1, BELT_WIDTH, 0.02), clay.belt, { at: [middle, DECK - 0.14, z] });
  for (const sign of [1, -1]) {
    hall.add(block(length + 0.1, 0.34, 0.14, 0.04), clay.shell, {
      at: [middle, DECK - 0.24, z + sign * (side + 0.05)],
    });
    for (let x = from + 0.6; x < to; x += 2.1) {
      hall.add(block(0.18, DECK - 0.2, 0.16, 0), clay.frame, { at: [x, 0, z + sign * side] });
      hall.add(block(0.42, 0.06, 0.34, 0), clay.frame, { at: [x, 0, z + sign * side] });
    }
  }
  // A roller closes each end.
  for (const x of [from, to])
    hall.add(round(0.13, BELT_WIDTH - 0.06, 0.02, 20), clay.frame, {
      at: [x, DECK - 0.14, z - side + 0.03],
      turn: [Math.PI / 2, 0, 0],
    });
  const slats = new Assembly();
  for (let x = from + 0.4; x < to - SLAT_PITCH; x += SLAT_PITCH)
    slats.add(block(0.06, 0.03, BELT_WIDTH - 0.16, 0.01), clay.frame, { at: [x, DECK - 0.05, z] });
  const moving = slats.build();
  moving.castShadow = false;
  return moving;
};

export const moveSlats = (slats: Solid, way: number): void => {
  slats.position.x = way % SLAT_PITCH;
};
