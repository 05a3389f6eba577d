import { block, box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import type { Point3 } from '#art/kit/geometry.ts';
import { building } from '#art/kit/machines/building.ts';
import { display } from '#art/kit/machines/display.ts';
import { gantry } from '#art/kit/machines/gantry.ts';
import { handheld } from '#art/kit/machines/handheld.ts';
import { mast } from '#art/kit/machines/mast.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { decorated, movedAll, type Solid } from '#art/kit/solid.ts';
import { patch } from '#art/kit/surface.ts';
import { van } from '#art/objects/vehicles.ts';

const phone = (size: readonly [number, number], at: Point3): Solid => {
  const { body, screen } = handheld({ at, facing: 'left', size, thickness: 0.35, radius: 0.3, bezel: 0.2 });
  const [width, height] = size;
  return decorated(body, [
    patch(screen, 'screenAccent', [0.4, height - 1], [width - 0.8, 0.5]),
    patch(screen, 'screenText', [0.4, height - 1.5], [width - 1.1, 0.22]),
    patch(screen, 'screenText', [0.4, height - 1.95], [width - 1.4, 0.22]),
  ]);
};
const board = display({
  at: [-1.5, -0.2, 0],
  facing: 'left',
  size: [3, 1.9],
  bezel: 0.18,
  posts: 0.9,
  thickness: 0.3,
});

/** The seven products, each small enough for its plinth. */
const exhibits: readonly { readonly at: Point3; readonly things: readonly Solid[] }[] = [
  {
    at: [-4.4, -4.4, 4.4],
    things: [
      ...board.posts,
      decorated(board.board, [
        patch(board.screen, 'screenAccent', [0.35, 1.25], [2.3, 0.32]),
        patch(board.screen, 'screenText', [0.35, 0.8], [1.3, 0.2]),
        patch(board.screen, 'screenText', [0.35, 0.4], [0.9, 0.2]),
        patch(board.screen, 'screenAccent', [2, 0.35], [0.5, 0.7]),
      ]),
    ],
  },
  {
    at: [0, -4.4, 4.4],
    things: building({ at: [-1.1, -1.1, 0], size: [2.4, 2.4, 4.9], material: 'white', ground: 0.5 }),
  },
  {
    at: [4.4, -4.4, 4.4],
    things: [
      mast({
        at: [0, 0, 0],
        height: 4.4,
        foot: 0.8,
        levels: 4,
        arms: [
          [3.1, 1.2],
          [3.8, 0.9],
        ],
      }),
    ],
  },
  {
    at: [-2.2, 0, 2.4],
    things: gantry({ at: [0, 0, 0], across: 'x', span: 2.6, height: 2, thickness: 0.8 }),
  },
  { at: [2.2, 0, 2.4], things: [phone([1.7, 3], [-0.85, -0.2, 0])] },
  {
    at: [-2.2, 4.4, 0.4],
    things: [phone([1.4, 2.4], [-0.7, -0.2, 0]), box('accent', [-0.8, -0.3, 2.4], [1.6, 0.6, 0.45])],
  },
  { at: [2.2, 4.4, 0.4], things: van([0, 0, 0]) },
];

const tiers = [
  { y: -4.4, width: 13, height: 4.4 },
  { y: 0, width: 13, height: 2.4 },
  { y: 4.4, width: 13, height: 0.4 },
].map(({ y, width, height }) => ({ y, height, tier: block('dark', [0, y, 0], [width, 4.4, height]) }));

export const picture = hero(
  tiers.flatMap(({ y, height, tier }) =>
    standingOn(
      tier,
      exhibits
        .filter(({ at }) => at[1] === y)
        .flatMap(({ at, things }) => [
          block('white', [at[0], at[1], height], [3.2, 3, 0.35]),
          ...movedAll(things, [at[0], at[1], height + 0.35]),
        ]),
    ),
  ),
);
