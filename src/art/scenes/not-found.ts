import { box } from '#art/kit/box.ts';
import { panorama } from '#art/kit/frame.ts';
import { floorGrid } from '#art/kit/ground.ts';
import { wireframe } from '#art/kit/guides.ts';
import { type Conveyor, conveyor, goods } from '#art/kit/machines/conveyor.ts';
import { onOpenGround } from '#art/kit/shadow.ts';
import { line } from '#art/kit/solid.ts';

const belt: Conveyor = { along: 'y', at: 0, from: -13, to: 14, gaps: [[-2.2, 3.4]], width: 2.4, height: 1.2 };
const part: [number, number, number] = [1.4, 1.9, 0.9];

// One piece of the line is missing, and the part that should be on it has fallen beside.
const machines = [
  ...conveyor(belt),
  ...goods('blue', belt, [-11, -7], part),
  ...goods('straw', belt, [5, 9.4], part),
  box('straw', [3.6, -0.2, 0], part),
];
export const picture = panorama(
  { left: -330, top: -190, width: 640, height: 400 },
  floorGrid([-12, -12], [12, 12], 3),
  onOpenGround(machines),
  line('flow', [-1.2, -2.2, 1.2], [-1.2, 3.4, 1.2]),
  line('flow', [1.2, -2.2, 1.2], [1.2, 3.4, 1.2]),
  line('flow', [1.2, -2.2, 0], [1.2, 3.4, 0]),
  wireframe({ min: [-0.7, -0.4, 1.2], max: [0.7, 1.5, 2.1] }),
);
