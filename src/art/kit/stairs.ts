import { box } from './box.ts';
import type { Point3 } from './geometry.ts';
import type { Material } from './materials.ts';
import type { Solid } from './solid.ts';

/** Steps that rise against x, toward the upper left. Heights are given from the lowest step. */
export const stairs = (
  [x, y, z]: Point3,
  {
    tread,
    depth,
    heights,
    material,
    top = material,
  }: { tread: number; depth: number; heights: readonly number[]; material: Material; top?: Material },
): Solid[] =>
  heights.map((height, step) =>
    box(step === heights.length - 1 ? top : material, [x - (step + 1) * tread, y, z], [tread, depth, height]),
  );
