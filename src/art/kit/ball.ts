import type { Point3 } from './geometry.ts';
import { faceClass, inkClasses, type Material } from './materials.ts';
import { project, RISE } from './projection.ts';
import type { Fragment, Solid } from './solid.ts';

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
  const outline: Fragment = {
    className: faceClass('left', material),
    shapes: [
      {
        steps: [
          { to: [centerX, top] },
          { to: [centerX, bottom], arc: arc(true) },
          { to: [centerX, top], arc: arc(true) },
        ],
        closed: true,
      },
    ],
  };
  const crescent: Fragment = {
    className: inkClasses.shade,
    shapes: [
      {
        steps: [
          { to: [centerX, top] },
          { to: [centerX, bottom], arc: arc(true) },
          { to: [centerX, top], arc: arc(false, reach * 0.45) },
        ],
        closed: true,
      },
    ],
  };
  return {
    bounds: { min: [x - radius, y - radius, z - radius], max: [x + radius, y + radius, z + radius] },
    fragments: [outline, crescent],
  };
};
