import { Vector3 } from 'three';
import { Assembly } from '../../lib/assembly.ts';
import { clayBlocks, straw400, temper, white } from '../../lib/colors.ts';
import { built } from '../../lib/lights.ts';
import { block } from '../../lib/shapes.ts';
import type { StageSet } from '../../lib/stage.ts';
import { between, rise } from '../../lib/timing.ts';
import { clayOnStraw as clay } from '../props/clays.ts';
import { conveyor, DECK, moveSlats } from '../props/conveyor.ts';
import { hallOn } from '../props/hall.ts';
import { housing } from '../props/housing.ts';
import { crate } from '../props/machines.ts';

const PITCH = 2.15;
const SPEED = 1.3;
const PALLET = [4.2, -3.4] as const;

/** The line runs again: finished parts in the colors they took, on the way to their pallet. */
export const closingShot = (): StageSet => {
  const hall = new Assembly();
  const slats = conveyor(hall, -14, 14, 0, clay);
  const [x, z] = PALLET;
  hall.add(block(4.4, 0.2, 2.6, 0.04), clay.shell, { at: [x, 0.1, z] });
  for (const offset of [-1.8, 0, 1.8])
    hall.add(block(0.3, 0.12, 2.5, 0.02), clay.frame, { at: [x + offset, 0, z] });
  crate(hall, [-4.4, 0, -3.3], clay, clayBlocks, 'blocks');
  crate(hall, [-1.6, 0, -3.3], clay, temper.teal, 'rings');
  const packed = [-1.4, 0, 1.4].flatMap((column) =>
    [-0.6, 0.65].map((row) => {
      const part = housing(temper.teal);
      part.position.set(x + column, 0.3, z + row);
      return part;
    }),
  );
  const colors = [white, temper.bronze, temper.violet, temper.blue, temper.teal];
  const goods = Array.from({ length: 14 }, (_, index) => housing(colors[index % colors.length]));
  const scene = hallOn(straw400, built, -0.07);
  scene.add(hall.build(), slats, ...packed, ...goods);

  return {
    scene,
    lighting: built,
    radius: 12,
    tick(time) {
      const way = time * SPEED;
      moveSlats(slats, way);
      goods.forEach((part, index) => {
        part.position.set((index - 7) * PITCH + way, DECK, 0);
      });
      return {
        center: new Vector3(between(0.4, 0.8, rise(time, 0, 2.2)), 0.3, 0.2),
        halfHeight: between(4.4, 4.2, rise(time, 0, 2.2)),
      };
    },
  };
};
