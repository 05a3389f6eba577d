import { box } from '#art/kit/box.ts';
import { cylinder } from '#art/kit/cylinder.ts';
import { hero } from '#art/kit/frame.ts';
import type { Point2 } from '#art/kit/geometry.ts';
import { each, times } from '#art/kit/guides.ts';
import { robotArm } from '#art/kit/machines/robot-arm.ts';
import { station } from '#art/kit/machines/station.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { line } from '#art/kit/solid.ts';

const fencePosts: Point2[] = [
  ...times(5, (index): Point2 => [-6, -6 + index * 2.9]),
  ...times(4, (index): Point2 => [-3.1 + index * 2.9, -6]),
];
const fence = [
  ...each(fencePosts, ([x, y]) => box('accent', [x, y, 0.4], [0.25, 0.25, 2.4])),
  ...[1, 1.6, 2.2].flatMap((z) => [
    line('thin', [-5.9, -5.75, z], [-5.9, 5.85, z]),
    line('thin', [-5.75, -5.9, z], [5.85, -5.9, z]),
  ]),
];
const table = cylinder('structure', [3.2, 0.6, 0.4], 2.3, 0.8);

// A welding cell: the arm, the work piece on its turntable and the cell's controller.
const cell = [
  ...robotArm({
    at: [-2.4, 0.6, 0.4],
    plane: 'x',
    elbow: [-1, 7.4],
    wrist: [5.6, 6.6],
    drop: 2.2,
    scale: 1.55,
    joints: 'structure',
  }),
  table,
  box('straw', [2.2, -0.4, 1.2], [2, 2, 1.6]),
  ...station({
    at: [-5, 3.4, 0.4],
    size: [1.8, 1.8, 3.2],
    window: { side: 'right', at: [0.4, 1.7], size: [1, 1] },
    hatch: false,
    lamp: 'straw',
  }),
];

export const picture = hero(standingOn(box('dark', [-6.2, -6.2, 0], [12.4, 12.4, 0.4]), [...fence, ...cell]));
