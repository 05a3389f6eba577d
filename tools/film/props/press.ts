import { Assembly, type Solid } from '../../lib/assembly.ts';
import { temper } from '../../lib/colors.ts';
import { block, round } from '../../lib/shapes.ts';
import type { Clay } from './clays.ts';
import { portal } from './machines.ts';

/** Station 10. Returns the ram, which is moved up and down. */
export const press = (hall: Assembly, x: number, z: number, clay: Clay): Solid => {
  portal(hall, x, z, 3, clay, 1.5);
  hall.add(round(0.5, 0.5, 0.06), clay.dark, { at: [x, 3.74, z] });
  const ram = new Assembly()
    .add(round(0.26, 1.7, 0.04), clay.frame, { at: [0, 0.3, 0] })
    .add(round(0.52, 0.3, 0.05), temper.straw)
    .build();
  ram.position.set(x, 2.75, z);
  return ram;
};

/** Station 40: a narrow portal with a stamp. Returns the stamp. */
export const labeler = (hall: Assembly, x: number, z: number, clay: Clay): Solid => {
  portal(hall, x, z, 2.35, clay, 1.1);
  hall.add(round(0.34, 0.5, 0.05), clay.dark, { at: [x, 3.3, z - 0.7], turn: [0, 0, -Math.PI / 2] });
  const stamp = new Assembly().add(block(0.5, 1.1, 0.5, 0.05), temper.blue).build();
  stamp.position.set(x, 2, z);
  return stamp;
};
