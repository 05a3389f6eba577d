import type { Assembly, Place } from '../../lib/assembly.ts';
import { ink900 } from '../../lib/colors.ts';
import { block, stud } from '../../lib/shapes.ts';
import type { Clay } from './clays.ts';

/** Two posts and a head across the belt. */
export const portal = (
  hall: Assembly,
  x: number,
  z: number,
  height: number,
  clay: Clay,
  depth = 1.1,
): void => {
  for (const side of [1, -1]) {
    hall.add(block(depth * 0.72, height, 0.5, 0.06), clay.frame, { at: [x, 0, z + side * 1.28] });
    hall.add(block(depth * 0.95, 0.14, 0.74, 0.04), clay.dark, { at: [x, 0, z + side * 1.28] });
  }
  hall.add(block(depth, 0.72, 3.2, 0.12), clay.shell, { at: [x, height, z] });
  hall.add(block(depth * 0.72, 0.05, 2.7, 0.02), clay.frame, { at: [x, height + 0.71, z] });
};

/** An open crate with castings in it. */
export const crate = (
  hall: Assembly,
  [x, y, z]: Place,
  clay: Clay,
  content: string,
  grains: 'blocks' | 'rings',
): void => {
  const [width, depth, height] = [1.9, 1.5, 0.8];
  hall.add(block(width, 0.12, depth, 0.03), clay.frame, { at: [x, y, z] });
  for (const side of [1, -1]) {
    hall.add(block(width, height, 0.1, 0.03), clay.shell, { at: [x, y, z + (side * depth) / 2] });
    hall.add(block(0.1, height, depth, 0.03), clay.shell, { at: [x + (side * width) / 2, y, z] });
  }
  for (let i = 0; i < 4; i++) {
    for (let j = 0; j < 3; j++) {
      const at: Place = [x - 0.66 + i * 0.44, y + 0.45 + ((i * 5 + j * 3) % 3) * 0.07, z - 0.44 + j * 0.44];
      const grain = grains === 'blocks' ? block(0.36, 0.36, 0.36, 0.06) : stud(0.17, 0.3, 0.05, 16);
      hall.add(grain, content, { at });
    }
  }
};

/** The frame of a screen that faces +z, on one or two posts. */
export const stand = (
  hall: Assembly,
  [x, y, z]: Place,
  [width, height]: readonly [number, number],
  clay: Clay,
): void => {
  for (const side of width > 3.4 ? [-0.36, 0.36] : [0]) {
    hall.add(block(0.2, y + height * 0.5, 0.16, 0.03), clay.frame, { at: [x + side * width, 0, z - 0.2] });
    hall.add(block(0.8, 0.08, 0.7, 0.03), clay.frame, { at: [x + side * width, 0, z - 0.2] });
  }
  hall.add(block(width + 0.22, height + 0.22, 0.16, 0.06), ink900, { at: [x, y - 0.11, z - 0.09] });
};
