import { block, box } from '#art/kit/box.ts';
import { cylinder, spotMark } from '#art/kit/cylinder.ts';
import { hero } from '#art/kit/frame.ts';
import { gear } from '#art/kit/gear.ts';
import type { Point3 } from '#art/kit/geometry.ts';
import { risers, times } from '#art/kit/guides.ts';
import { robotArm } from '#art/kit/machines/robot-arm.ts';
import { serverRack } from '#art/kit/machines/server-rack.ts';
import { inkClasses } from '#art/kit/materials.ts';
import { prism } from '#art/kit/prism.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { decorated, movedAll, moving, type Solid } from '#art/kit/solid.ts';
import { patch, stroke, topSide } from '#art/kit/surface.ts';

const PITCH = 4.4;
const TILE = 4;
const FLOOR = 0.5;

const factory = prism(
  'white',
  { axis: 'y', from: -1.1, length: 2.2 },
  [-1.5, 0],
  [-1.5, 1.4],
  [-0.5, 2],
  [-0.5, 1.4],
  [0.5, 2],
  [0.5, 1.4],
  [1.5, 2],
  [1.5, 0],
);
const ledger = box('white', [-1.2, -1.4, 0], [2.4, 2.8, 0.35]);

/** One small thing for each practice, standing on the middle of its tile. */
const practices: readonly (readonly Solid[])[] = [
  [factory],
  [box('structure', [-1.4, -0.6, 0], [2.8, 1.2, 0.7]), box('white', [-0.7, -0.9, 0], [1.4, 1.8, 1.7])],
  [gear('structure', [0, 0, 0], 1.5, 9, 0.8)],
  robotArm({ at: [-0.7, 0, 0], plane: 'x', elbow: [-0.3, 2.5], wrist: [1.6, 2.3], drop: 0.8, scale: 0.5 }),
  times(4, (index) =>
    box(
      'white',
      [(index % 2) * 1.3 - 1.2, Math.floor(index / 2) * 1.3 - 1.2, 0],
      [1.1, 1.1, [1.6, 0.8, 0.6, 1.2][index]!],
    ),
  ),
  [-1.1, 0.3].map((x) => serverRack({ at: [x, -0.7, 0], size: [1, 1.4, 1.9] })),
  [0.8, 1.3, 2.1].map((height, index) => box('white', [-1.3 + index * 0.95, -0.4, 0], [0.7, 0.8, height])),
  [
    decorated(
      ledger,
      times(4, (row) =>
        stroke(topSide(ledger.bounds), 'writing', [0.4, 0.5 + row * 0.6], [2, 0.5 + row * 0.6]),
      ),
    ),
    ...times(3, (index) => cylinder('straw', [0.5, -0.5, 0.35 + index * 0.3], 0.55, 0.26)),
  ],
  [
    cylinder('structure', [0, 0, 0], 1.2, 0.3),
    decorated(cylinder('white', [0, 0, 0.3], 0.8, 1.1), [spotMark(inkClasses.belt, [0, 0, 1.4], 0.4)]),
  ],
];

const tiles = practices.map((things, index) => {
  const at: Point3 = [((index % 3) - 1) * PITCH, (Math.floor(index / 3) - 1) * PITCH, 0];
  const tile = block('structure', [at[0], at[1], FLOOR], [TILE, TILE, 0.3]);
  return standingOn(tile, movedAll(things, [at[0], at[1], FLOOR + 0.3]));
});

// Nine practices on one base; the tenth, intelligence, stands over all of them.
const lifted = block('accent', [0, 0, 6.6], [TILE, TILE, 0.4]);
const core = block('accent', [0, 0, 7.4], [1.9, 1.9, 1.4]);

export const picture = hero(
  block('dark', [0, 0, 0], [3 * PITCH + 0.4, 3 * PITCH + 0.4, FLOOR]),
  tiles.flat(),
  risers(1, 6.6, [-2, 2], [2, 2], [2, -2]),
  moving('hover', lifted),
  moving('hover', decorated(core, [patch(topSide(core.bounds), 'plainWhite', [0.45, 0.45], [1, 1])])),
);
