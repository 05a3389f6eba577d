import { block, box } from '#art/kit/box.ts';
import { cylinder } from '#art/kit/cylinder.ts';
import { panorama } from '#art/kit/frame.ts';
import { floorGrid } from '#art/kit/ground.ts';
import { each } from '#art/kit/guides.ts';
import { type Conveyor, conveyor, goods, traveling } from '#art/kit/machines/conveyor.ts';
import { gantry } from '#art/kit/machines/gantry.ts';
import { robotArm } from '#art/kit/machines/robot-arm.ts';
import { station } from '#art/kit/machines/station.ts';
import { storageRack } from '#art/kit/machines/storage-rack.ts';
import { onOpenGround } from '#art/kit/shadow.ts';
import { line } from '#art/kit/solid.ts';
import { laptop } from '#art/objects/furniture.ts';
import { person } from '#art/objects/people.ts';

// Three lines through the plant. Parts pass through the temper colors as they are worked on.
const rearLine: Conveyor = { along: 'y', at: -7, from: -21, to: 9.6, gaps: [[-2, 2]] };
const mainLine: Conveyor = {
  along: 'y',
  at: 0,
  from: -26,
  to: 20.6,
  gaps: [
    [-5.6, -1],
    [9, 13.6],
  ],
};
const frontLine: Conveyor = { along: 'y', at: 9, from: -22, to: 10, gaps: [[-5, -0.6]] };

const rearMachine = station({
  at: [-8.6, -2, 0],
  size: [3.2, 4, 3.6],
  mouth: { side: 'left', ink: 'glowStraw', at: [0.9, 0.9], size: [1.4, 1.5] },
  window: { side: 'right', at: [0.7, 1.4], size: [1.9, 1.2] },
  lamp: 'straw',
});
const furnace = [
  ...station({
    at: [-1.9, -5.6, 0],
    size: [3.8, 4.6, 4.2],
    mouth: { side: 'left', ink: 'glowViolet', at: [1.05, 0.9], size: [1.7, 1.6] },
    window: { side: 'right', at: [0.7, 1.6], size: [2.2, 1.6] },
    hatch: false,
  }),
  box('dark', [-1.2, -4.8, 4.2], [2.4, 3, 1.2]),
  cylinder('structure', [0, -3.3, 5.4], 0.6, 1.1),
];
const finishing = [
  ...station({
    at: [-2.2, 9, 0],
    size: [4.4, 4.6, 3.8],
    mouth: { side: 'left', ink: 'glowStraw', at: [1.2, 0.9], size: [2, 1.5] },
    window: { side: 'right', at: [0.7, 1.3], size: [2.2, 1.4] },
    hatch: false,
  }),
  cylinder('dark', [-0.9, 10.2, 3.8], 0.55, 2),
  box('dark', [0.2, 11, 3.8], [1.4, 1.8, 0.4]),
];
const press = station({
  at: [7.2, -5, 0],
  size: [3.6, 4.4, 3.2],
  mouth: { side: 'left', ink: 'glowBronze', at: [1, 0.9], size: [1.6, 1.4] },
  window: { side: 'right', at: [0.7, 1.2], size: [2.1, 1.2] },
  lamp: 'straw',
});

const robots = [
  ...robotArm({ at: [4.4, -8, 0], plane: 'x', elbow: [1, 5], wrist: [-4.4, 4.6], drop: 1.7 }),
  ...robotArm({ at: [4.4, 4.9, 0], plane: 'x', elbow: [1, 5], wrist: [-4.4, 4.2], drop: 1.9 }),
];

const racking = storageRack({
  at: [-13, -11.7, 0],
  along: 'y',
  levels: [
    ['structure', 'structure', 'structure', 'structure', undefined, 'structure'],
    ['structure', 'structure', undefined, 'accent', 'structure', 'structure'],
  ],
});

/** Driverless carriers on their marked lane, with their loads. */
const carriers = [
  ...each(
    [
      [13, -3],
      [13.4, 5],
    ] as const,
    ([x, y]) => box('dark', [x, y, 0.15], [2, 2.8, 0.5]),
  ),
  box('blue', [13.3, -2.5, 0.65], [1.4, 1.8, 1.1]),
  box('white', [13.7, 5.5, 0.65], [1.4, 1.8, 1.1]),
];

/** Where the shift lead watches the lines. */
const control = [
  block('structure', [4.8, 13.6, 0], [1.6, 3.4, 1.1]),
  ...laptop('dark', [4.9, 13.4, 1.1], 'right'),
  ...person('white', [6.9, 13.6, 0]),
];

const fitters = [
  ...person('white', [-4, -8.4, 0]),
  ...person('white', [11.8, 1.6, 0]),
  ...person('white', [-3.8, 4.4, 0]),
];

const machines = [
  ...racking,
  ...conveyor(rearLine),
  ...traveling(goods('blue', rearLine, [-16, -11, -6]), { first: 'arrive' }),
  ...rearMachine,
  ...traveling(goods('straw', rearLine, [2.2, 7.2]), { first: 'arrive', last: 'leave' }),
  ...conveyor(mainLine),
  ...traveling(goods('blue', mainLine, [-21, -16]), { first: 'arrive' }),
  ...traveling(goods('violet', mainLine, [-11])),
  ...furnace,
  ...traveling(goods('bronze', mainLine, [-0.9, 4.1]), { first: 'arrive' }),
  ...finishing,
  ...traveling(goods('white', mainLine, [13.7, 18.7]), { first: 'arrive', last: 'leave' }),
  ...gantry({ at: [0, -10.6, 0], across: 'x', span: 4, height: 4.6 }),
  ...gantry({ at: [0, 17, 0], across: 'x', span: 4, height: 3.4 }),
  ...robots,
  ...conveyor(frontLine),
  ...traveling(goods('blue', frontLine, [-17, -12, -7]), { first: 'arrive' }),
  ...press,
  ...traveling(goods('bronze', frontLine, [-0.5, 4.5]), { first: 'arrive', last: 'leave' }),
  ...carriers,
  ...control,
  ...fitters,
];

export const picture = panorama(
  { left: -936, top: -432, width: 1280, height: 800 },
  floorGrid([-32, -24], [24, 24], 8),
  line('dashed', [12.4, -20, 0], [12.4, 14, 0]),
  onOpenGround(machines),
);
