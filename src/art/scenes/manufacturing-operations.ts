import { box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import { floorGrid } from '#art/kit/ground.ts';
import { type Conveyor, conveyor, goods } from '#art/kit/machines/conveyor.ts';
import { gantry } from '#art/kit/machines/gantry.ts';
import { robotArm } from '#art/kit/machines/robot-arm.ts';
import { station } from '#art/kit/machines/station.ts';
import { storageRack } from '#art/kit/machines/storage-rack.ts';
import { onOpenGround } from '#art/kit/shadow.ts';

// From store to shipment on one belt: pick, make, check, pack.
const belt: Conveyor = { along: 'y', at: 0, from: -9, to: 11, gaps: [[-1.6, 2.4]] };

const things = [
  ...storageRack({
    at: [-6.4, -9.4, 0],
    along: 'y',
    levels: [
      ['structure', 'structure', undefined, 'structure'],
      ['structure', 'accent', 'structure', undefined],
      [undefined, 'structure', 'structure', 'structure'],
    ],
  }),
  ...conveyor(belt),
  ...goods('white', belt, [-7.6, -4.4]),
  ...station({
    at: [-1.8, -1.6, 0],
    size: [3.6, 4, 3.8],
    mouth: { side: 'left', ink: 'glowStraw', at: [1, 0.9], size: [1.6, 1.5] },
    window: { side: 'right', at: [0.6, 1.4], size: [2, 1.4] },
    lamp: 'straw',
  }),
  ...goods('accent', belt, [3.4, 8.9]),
  ...gantry({ at: [0, 7, 0], across: 'x', span: 4, height: 3.8 }),
  ...robotArm({
    at: [4.6, -5, 0],
    plane: 'x',
    elbow: [0.6, 4.6],
    wrist: [-4.5, 4.2],
    drop: 1.6,
    scale: 0.95,
  }),
  box('dark', [4, 4, 0.15], [2, 2.8, 0.5]),
  box('accent', [4.3, 4.5, 0.65], [1.4, 1.8, 1.1]),
  box('dark', [-5.4, 3.4, 0], [2.4, 2.4, 0.3]),
  box('structure', [-5.2, 3.6, 0.3], [2, 2, 1.4]),
  box('structure', [-5, 3.8, 1.7], [1.5, 1.5, 1]),
];
export const picture = hero(floorGrid([-12, -12], [12, 12], 4), onOpenGround(things));
