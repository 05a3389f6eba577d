import { cylinder } from '../kit/cylinder.ts';
import type { Point3 } from '../kit/geometry.ts';
import type { Material } from '../kit/materials.ts';
import { faceClass, inkClasses } from '../kit/materials.ts';

import { project, RISE } from '../kit/projection.ts';
import type { Fragment, Solid } from '../kit/solid.ts';

/** A ball: round from every side, with the shaded right edge of all round bodies. */
export const ball = (material: Material, [x, y, z]: Point3, radius: number): Solid => {
  const [centreX, centreY] = project([x, y, z]);
  const reach = radius * RISE;
  const arc = (clockwise: boolean, across = reach) => ({
    radii: [across, reach] as const,
    rotation: 0,
    clockwise,
  });
  const [top, bottom] = [centreY - reach, centreY + reach];
  const outline: Fragment = {
    className: faceClass('left', material),
    shapes: [
      {
        steps: [
          { to: [centreX, top] },
          { to: [centreX, bottom], arc: arc(true) },
          { to: [centreX, top], arc: arc(true) },
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
          { to: [centreX, top] },
          { to: [centreX, bottom], arc: arc(true) },
          { to: [centreX, top], arc: arc(false, reach * 0.45) },
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

/** A figure like the piece of a board game: body and head. */
export const person = (material: Material, [x, y, z]: Point3, height = 1.9): Solid[] => [
  cylinder(material, [x, y, z], 0.42, height * 0.62),
  ball(material === 'white' ? 'structure' : 'white', [x, y, z + height * 0.62 + 0.42], 0.4),
];
