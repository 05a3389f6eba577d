import type { Bounds, Point2, Point3 } from './geometry.ts';
import { type Ink, inkClasses } from './materials.ts';
import { polyline } from './shape.ts';
import { line, type Solid } from './solid.ts';

/** Upright dashed guides from one level to another. */
export const risers = (from: number, to: number, ...spots: readonly Point2[]): Solid[] =>
  spots.map(([x, y]) => line('flow', [x, y, from], [x, y, to]));

/** The three corners of a rectangle that the viewer sees, for guides between two plates. */
export const nearCorners = ({ min, max }: Bounds): Point2[] => [
  [min[0], max[1]],
  [max[0], max[1]],
  [max[0], min[1]],
];

/** The edges of a box, dashed: a body that is planned, not built. */
export const wireframe = ({ min, max }: Bounds, ink: Ink = 'dashed'): Solid => {
  const ring = (z: number): Point3[] => [
    [min[0], min[1], z],
    [max[0], min[1], z],
    [max[0], max[1], z],
    [min[0], max[1], z],
    [min[0], min[1], z],
  ];
  const uprights = ring(0)
    .slice(0, 4)
    .map(([x, y]): Point3[] => [
      [x, y, min[2]],
      [x, y, max[2]],
    ]);
  return {
    bounds: { min, max },
    fragments: [
      {
        className: inkClasses[ink],
        shapes: [ring(min[2]), ring(max[2]), ...uprights].map((edge) => polyline(...edge)),
      },
    ],
    castsNoShadow: true,
  };
};

/** A dashed outline on the ground, for a place to be filled. */
export const vacancy = ([x, y, z]: Point3, [width, depth]: Point2): Solid =>
  line('dashed', [x, y, z], [x + width, y, z], [x + width, y + depth, z], [x, y + depth, z], [x, y, z]);

/** Bodies of one kind at several places. */
export const each = <Place>(
  places: readonly Place[],
  make: (place: Place, index: number) => Solid | readonly Solid[],
): Solid[] => places.flatMap((place, index) => make(place, index));

export const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));
