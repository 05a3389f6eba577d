import { spotMark } from '../kit/cylinder.ts';
import type { Point2, Point3 } from '../kit/geometry.ts';
import { inkClasses, type Material } from '../kit/materials.ts';
import { project, RISE } from '../kit/projection.ts';
import { outline } from '../kit/shape.ts';
import { mark, type Solid, sideMark } from '../kit/solid.ts';

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
  const head = { radii: [radius, radius] as const, rotation: 0, clockwise: true };
  const foot = { to: [footX, footY] as const };
  const top: Point2 = [footX, centerY - radius];
  const eye = radius * 0.42;
  const left: Point2 = [footX - eye, centerY];
  const round = { radii: [eye, eye] as const, rotation: 0, clockwise: true };
  const right = { to: flank(1), arc: head };
  return [
    {
      bounds: { min: [x - 0.3, y - 0.3, z], max: [x + 0.3, y + 0.3, z + 4.1 * size] },
      castsNoShadow: true,
      fragments: [
        spotMark(inkClasses.shadow, [x, y, z], 0.6 * size),
        sideMark('left', material, outline(foot, { to: flank(-1) }, { to: top, arc: head }, right)),
        mark('shade', outline(foot, { to: top }, right)),
        mark(
          'plainWhite',
          outline({ to: left }, { to: [footX + eye, centerY], arc: round }, { to: left, arc: round }),
        ),
      ],
    },
  ];
};
