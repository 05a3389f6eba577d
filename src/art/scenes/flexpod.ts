import { box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import type { Point2 } from '#art/kit/geometry.ts';
import { floorGrid } from '#art/kit/ground.ts';
import { handheld } from '#art/kit/machines/handheld.ts';
import { truck } from '#art/kit/machines/truck.ts';
import { roundedRectangle } from '#art/kit/profiles.ts';
import { onOpenGround } from '#art/kit/shadow.ts';
import { decorated } from '#art/kit/solid.ts';
import { area, patch, rightSide, stroke } from '#art/kit/surface.ts';
import { lettering } from '#art/objects/lettering.ts';

const van = truck({
  at: [0, 0, 0],
  side: (load) => {
    const side = rightSide(load.bounds);
    return [
      patch(side, 'plainAccent', [0.9, 1.15], [7, 2.5]),
      lettering('FlexPod', side, 'plainWhite', [1.65, 1.92], 0.95),
    ];
  },
});

const parcels = [
  box('bronze', [4.2, -7.4, 0], [2, 2, 1.6]),
  box('straw', [4.4, -7.2, 1.6], [1.5, 1.5, 1.1]),
  box('white', [4.4, -4.6, 0], [1.5, 1.5, 1.2]),
  box('bronze', [3.6, 3.2, 0], [1.4, 1.4, 1.1]),
];

const { body, screen } = handheld({
  at: [9.2, -3.6, 0.1],
  facing: 'right',
  size: [3.9, 7.4],
  thickness: 0.5,
  radius: 0.5,
});
const signature: Point2[] = [
  [0.9, 2.5],
  [1.3, 3.3],
  [1.6, 2.4],
  [1.9, 3],
  [2.2, 2.5],
  [3, 2.85],
];
const phone = decorated(body, [
  patch(screen, 'screenAccent', [0.6, 5.9], [2.7, 0.65]),
  patch(screen, 'screenText', [0.6, 5.2], [2.4, 0.25]),
  patch(screen, 'screenText', [0.6, 4.7], [1.7, 0.25]),
  patch(screen, 'screenText', [0.6, 4.2], [2.1, 0.25]),
  area(screen, 'window', ...roundedRectangle([0.6, 2], [2.7, 1.7], 0.12, 2)),
  stroke(screen, 'signature', ...signature),
  area(screen, 'screenInk', ...roundedRectangle([0.6, 0.7], [2.7, 0.8], 0.2, 2)),
]);

const things = [...van, ...parcels, phone];

export const picture = hero(floorGrid([-9, -12], [15, 12], 3), onOpenGround(things));
