import { block, box } from '../kit/box.ts';
import { cylinder, spotMark } from '../kit/cylinder.ts';
import { gear } from '../kit/gear.ts';
import type { Point2 } from '../kit/geometry.ts';
import { each, times, wireframe } from '../kit/guides.ts';
import { type Conveyor, conveyor, goods } from '../kit/machines/conveyor.ts';
import { display } from '../kit/machines/display.ts';
import { gantry } from '../kit/machines/gantry.ts';
import { robotArm } from '../kit/machines/robot-arm.ts';
import { station } from '../kit/machines/station.ts';
import { storageRack } from '../kit/machines/storage-rack.ts';
import { type Ink, inkClasses } from '../kit/materials.ts';
import type { Picture } from '../kit/scene.ts';
import { decorated, face, line } from '../kit/solid.ts';
import { leftSide, patch } from '../kit/surface.ts';
import { wrench } from '../objects/tools.ts';
import { onPlate } from './plate.ts';

const belt: Conveyor = { along: 'x', at: 0.4, from: -3.6, to: 3.6, gaps: [[-2, 0.6]] };
const chain: Conveyor = { along: 'x', at: 0, from: -3.6, to: 3.6, height: 0.5 };
const plan = display({ at: [-3, -0.6, 0], facing: 'left', size: [6, 3.8], bezel: 0.25, posts: 0.9 });

const tasks: readonly { readonly at: Point2; readonly width: number; readonly ink: Ink }[] = [
  { at: [0.5, 2.7], width: 2, ink: 'screenText' },
  { at: [1.7, 2], width: 2.2, ink: 'screenAccent' },
  { at: [3, 1.3], width: 1.8, ink: 'screenText' },
  { at: [3.6, 0.6], width: 1.9, ink: 'screenText' },
];

const labeled = (x: number, tracked: boolean) => {
  const carton = box(tracked ? 'accent' : 'white', [x, -0.8, 0.5], [1.5, 1.6, 1.5]);
  const front = leftSide(carton.bounds);
  const bars = [0.3, 0.55, 0.7, 1, 1.15].map((at, index) =>
    patch(front, tracked ? 'plainWhite' : 'screenInk', [at, 0.4], [index % 2 ? 0.08 : 0.14, 0.7]),
  );
  return decorated(carton, bars);
};

export const spots: Record<string, Picture> = {
  warehouse: onPlate(
    [
      ...storageRack({
        at: [-3.1, -1.6, 0],
        along: 'x',
        levels: [
          ['structure', 'structure', 'structure'],
          ['structure', 'accent', undefined],
        ],
        bay: 2,
      }),
      box('straw', [0.8, 1.4, 0], [1.3, 1.2, 1]),
    ],
    7.4,
    6,
  ),
  execution: onPlate([
    ...conveyor(belt),
    ...goods('white', belt, [-3.4], [1, 1, 0.7]),
    ...station({
      at: [-2, -1.2, 0],
      size: [2.6, 3.2, 2.8],
      window: { side: 'left', at: [0.5, 1], size: [1.6, 1.1] },
      mouth: { side: 'right', ink: 'glowStraw', at: [0.9, 0.9], size: [1.3, 1.1] },
    }),
    ...goods('accent', belt, [1.6], [1, 1, 0.7]),
  ]),
  quality: onPlate([
    ...gantry({ at: [0, 0, 0], across: 'x', span: 4.6, height: 3.6, thickness: 1.2 }),
    block('structure', [0, 0, 0], [2.4, 2.4, 0.6]),
    block('white', [0, 0, 0.6], [1.4, 1.4, 1.1]),
    face(inkClasses.beam, [-0.5, 0.6, 3.6], [0.5, 0.6, 3.6], [1, 0.7, 0.7], [-1, 0.7, 0.7]),
  ]),
  traceability: onPlate(
    [
      ...conveyor(chain),
      ...each([-3.2, -0.75, 1.7], (x) => labeled(x, x > 1)),
      line('flow', [-2.4, 0.8, 2.6], [2.5, 0.8, 2.6]),
    ],
    8,
    4.6,
  ),
  maintenance: onPlate([gear('white', [-1, -0.6, 0], 2, 9, 0.8), wrench('accent', [2, 2.4, 0])]),
  scheduling: onPlate(
    [
      ...plan.posts,
      decorated(
        plan.board,
        tasks.map(({ at, width, ink }) => patch(plan.screen, ink, at, [width, 0.45])),
      ),
    ],
    7.2,
    4.4,
  ),
  sensor: onPlate([
    cylinder('structure', [0, 0, 0], 1.5, 0.4),
    block('dark', [0, 0, 0.4], [0.3, 0.3, 2.2]),
    block('accent', [0, 0, 2.6], [1.5, 1.5, 1.2]),
    ...[2.2, 2.9].map((radius) => ({
      bounds: { min: [-radius, -radius, 0], max: [radius, radius, 0] } as const,
      fragments: [spotMark(inkClasses.flow, [0, 0, 0], radius)],
      castsNoShadow: true,
    })),
  ]),
  'robot-cell': onPlate([
    ...times(4, (index) => box('accent', [-3.4, -3 + index * 1.9, 0], [0.2, 0.2, 1.5])),
    ...times(3, (index) => box('accent', [-1.5 + index * 1.9, -3, 0], [0.2, 0.2, 1.5])),
    ...robotArm({ at: [-1.5, 0, 0], plane: 'x', elbow: [-0.5, 3.6], wrist: [2.8, 3.3], drop: 1, scale: 0.8 }),
    cylinder('structure', [1.4, 0, 0], 1.2, 0.4),
    block('straw', [1.4, 0, 0.4], [1.1, 1.1, 0.9]),
  ]),
  simulation: onPlate([
    block('accent', [-1.6, 0, 0], [2.4, 2.8, 2.2]),
    wireframe({ min: [0.7, -1.4, 0], max: [3.1, 1.4, 2.2] }, 'flow'),
  ]),
};
