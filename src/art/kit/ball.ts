import type { Point3 } from './geometry.ts';
import type { Material } from './materials.ts';
import { project, RISE } from './projection.ts';
import { outline } from './shape.ts';
import { mark, type Solid, sideMark } from './solid.ts';

/** A sphere, with the shaded right edge of all round bodies. */
export const ball = (material: Material, [x, y, z]: Point3, radius: number): Solid => {
  const [centerX, centerY] = project([x, y, z]);
  const reach = radius * RISE;
  const arc = (clockwise: boolean, across = reach) => ({
    radii: [across, reach] as const,
    rotation: 0,
    clockwise,
  });
  const [top, bottom] = [centerY - reach, centerY + reach];
  const [start, half] = [{ to: [centerX, top] as const }, { to: [centerX, bottom] as const, arc: arc(true) }];
  return {
    bounds: { min: [x - radius, y - radius, z - radius], max: [x + radius, y + radius, z + radius] },
    fragments: [
      sideMark('left', material, outline(start, half, { ...start, arc: arc(true) })),
      mark('shade', outline(start, half, { ...start, arc: arc(false, reach * 0.45) })),
    ],
  };
};
