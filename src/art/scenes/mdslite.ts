import { box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import { type Conveyor, conveyor, goods } from '#art/kit/machines/conveyor.ts';
import { display } from '#art/kit/machines/display.ts';
import { station } from '#art/kit/machines/station.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { decorated } from '#art/kit/solid.ts';
import { patch } from '#art/kit/surface.ts';

const wall = display({ at: [-4.8, -4.6, 0.5], facing: 'left', size: [9.6, 5.4], posts: 2.3 });
const board = decorated(wall.board, [
  patch(wall.screen, 'screenAccent', [0.3, 4.2], [9, 0.9]),
  ...[0.8, 1.5, 2.2, 2.9].map((rise, row) =>
    patch(wall.screen, 'screenText', [0.8, rise], [2 + row * 0.55, 0.4]),
  ),
  ...[1, 1.7, 1.3, 2.6].map((height, bar) =>
    patch(wall.screen, 'screenAccent', [5.3 + bar * 0.95, 0.8], [0.6, height]),
  ),
]);
const belt: Conveyor = {
  along: 'x',
  at: 2.2,
  from: -5.2,
  to: 5.2,
  floor: 0.5,
  gaps: [[-2.9, -0.1]],
  height: 1,
};

// A line and its live board: what the machine does is what the board says.
export const picture = hero(
  standingOn(box('dark', [-5.8, -5.8, 0], [11.6, 11.6, 0.5]), [
    ...wall.posts,
    board,
    ...conveyor(belt),
    ...goods('white', belt, [-4.7], [1, 1, 0.7]),
    ...station({
      at: [-2.9, 0.5, 0.5],
      size: [2.8, 3.4, 3],
      mouth: { side: 'right', ink: 'glowStraw', at: [1, 0.95], size: [1.4, 1.2] },
      window: { side: 'left', at: [0.5, 1.1], size: [1.8, 1.2] },
      lamp: 'straw',
    }),
    ...goods('accent', belt, [1, 3.3], [1, 1, 0.7]),
  ]),
);
