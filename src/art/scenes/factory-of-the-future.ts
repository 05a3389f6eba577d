import { box } from '#art/kit/box.ts';
import { cylinder } from '#art/kit/cylinder.ts';
import { hero } from '#art/kit/frame.ts';
import type { Bounds, Point3 } from '#art/kit/geometry.ts';
import { nearCorners, risers, wireframe } from '#art/kit/guides.ts';
import { conveyor, goods } from '#art/kit/machines/conveyor.ts';
import { station } from '#art/kit/machines/station.ts';
import { inkClasses } from '#art/kit/materials.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { face, moved, moving } from '#art/kit/solid.ts';

// The plant below is real; its twin above is only lines, except for the part both of them follow.
const LIFT = 8.6;
const slab = box('dark', [-5.4, -5.4, 0], [10.8, 10.8, 0.4]);
const cell: Bounds = { min: [-4.4, -3.6, 0.4], max: [-0.6, 0.8, 4.4] };
const belt = { along: 'x', at: -1.4, from: -0.6, to: 4.8, floor: 0.4 } as const;
const part = goods('accent', belt, [2.4])[0]!;
const tank: Point3 = [-2.6, 3.2, 0.4];

const plant = [
  ...station({
    at: cell.min,
    size: [3.8, 4.4, 4],
    mouth: { side: 'right', ink: 'glowStraw', at: [1.4, 0.9], size: [1.6, 1.5] },
    window: { side: 'left', at: [0.5, 1.6], size: [1.9, 1.4] },
  }),
  ...conveyor(belt),
  part,
  cylinder('structure', tank, 1.3, 2.2),
  cylinder('structure', [tank[0], tank[1], tank[2] + 2.2], 0.5, 0.5),
  box('structure', [1, 2, 0.4], [3, 2, 1.2]),
];
const above = ({ min, max }: Bounds): Bounds => ({
  min: [min[0], min[1], min[2] + LIFT],
  max: [max[0], max[1], max[2] + LIFT],
});

export const picture = hero(
  standingOn(slab, plant),
  risers(0.4, LIFT, ...nearCorners(slab.bounds)),
  face(inkClasses.veil, [-5.4, -5.4, LIFT], [5.4, -5.4, LIFT], [5.4, 5.4, LIFT], [-5.4, 5.4, LIFT]),
  wireframe(above(cell)),
  wireframe(above({ min: [-0.6, -2.4, 0.4], max: [4.8, -0.4, 1.3] })),
  wireframe(above({ min: [-3.7, 2.1, 0.4], max: [-1.5, 4.3, 2.6] })),
  wireframe(above({ min: [1, 2, 0.4], max: [4, 4, 1.6] })),
  moving('hover', { ...moved(part, [0, 0, LIFT]), layer: 1 }),
);
