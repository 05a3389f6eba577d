import { box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import { sheet } from '#art/kit/machines/handheld.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { decorated } from '#art/kit/solid.ts';
import { leftSide, patch, stroke } from '#art/kit/surface.ts';
import { padlock } from '#art/objects/padlock.ts';

const DRAWER = 2.5;
const cabinet = box('structure', [-2.6, -3, 0.4], [5.2, 5.4, 8.2]);
const front = leftSide(cabinet.bounds);
const drawers = [0, 1, 2].flatMap((index) => {
  const level = 0.3 + index * (DRAWER + 0.1);
  return [
    patch(front, 'plainWhite', [0.3, level], [4.6, DRAWER - 0.1]),
    patch(front, 'panel', [1.8, level + 1.55], [1.6, 0.5]),
    stroke(front, 'strut', [2, level + 0.9], [3.2, level + 0.9]),
  ];
});

// Personal records: kept in one place, locked, and few.
export const picture = hero(
  standingOn(box('dark', [-5, -5, 0], [10.4, 10.6, 0.4]), [
    decorated(cabinet, drawers),
    ...padlock('accent', [3.4, 3.9, 0.4], 1.3),
    sheet('white', [-4.4, 3, 0.4], [2.6, 2.2], 0.14),
    sheet('white', [-4.1, 3.2, 0.54], [2.6, 2.2], 0.14),
  ]),
);
