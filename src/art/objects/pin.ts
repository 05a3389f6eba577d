import { spotMark } from '../kit/cylinder.ts';
import type { Point2, Point3 } from '../kit/geometry.ts';
import { faceClass, inkClasses, type Material } from '../kit/materials.ts';
import { project, RISE } from '../kit/projection.ts';
import type { Solid } from '../kit/solid.ts';

/** A map pin that faces the viewer: a drop, point down, with a white eye and a shaded right half. */
export const pin = (material: Material, [x, y, z]: Point3, size = 1): Solid[] => {
  const [footX, footY] = project([x, y, z]);
  const radius = 1.1 * size * RISE;
  const centerY = footY - 3 * size * RISE;
  // The tangent points of the straight sides on the round head.
  const reach = footY - centerY;
  const tangent = Math.acos(radius / reach);
  const flank = (side: 1 | -1): Point2 => [
    footX + side * radius * Math.sin(tangent),
    centerY + radius * Math.cos(tangent),
  ];
  const head = { radii: [radius, radius] as const, rotation: 0 };
  const top: Point2 = [footX, centerY - radius];
  const eye = radius * 0.42;
  const round = { radii: [eye, eye] as const, rotation: 0, clockwise: true };
  return [
    {
      bounds: { min: [x - 0.3, y - 0.3, z], max: [x + 0.3, y + 0.3, z + 4.1 * size] },
      weightless: true,
      fragments: [
        spotMark(inkClasses.shadow, [x, y, z], 0.6 * size),
        {
          className: faceClass('left', material),
          shapes: [
            {
              steps: [
                { to: [footX, footY] },
                { to: flank(-1) },
                { to: top, arc: { ...head, clockwise: true } },
                { to: flank(1), arc: { ...head, clockwise: true } },
              ],
              closed: true,
            },
          ],
        },
        {
          className: inkClasses.shade,
          shapes: [
            {
              steps: [
                { to: [footX, footY] },
                { to: top },
                { to: flank(1), arc: { ...head, clockwise: true } },
              ],
              closed: true,
            },
          ],
        },
        {
          className: inkClasses.plainWhite,
          shapes: [
            {
              steps: [
                { to: [footX - eye, centerY] },
                { to: [footX + eye, centerY], arc: round },
                { to: [footX - eye, centerY], arc: round },
              ],
              closed: true,
            },
          ],
        },
      ],
    },
  ];
};
