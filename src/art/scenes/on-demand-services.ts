import { box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import { each, risers, vacancy } from '#art/kit/guides.ts';
import type { Material } from '#art/kit/materials.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { moving } from '#art/kit/solid.ts';

const PLACE = 2.8;
// A board with places: skills are set in when they are wanted and taken out again.
const seated: readonly (readonly [number, number, number, Material])[] = [
  [-5, -5, 2.4, 'white'],
  [-1.4, -5, 1.4, 'accent'],
  [2.2, -5, 3, 'white'],
  [-5, -1.4, 1.6, 'accent'],
  [2.2, -1.4, 1.2, 'white'],
  [-5, 2.2, 1, 'white'],
  [-1.4, 2.2, 1.8, 'straw'],
];

export const picture = hero(
  standingOn(
    box('dark', [-6, -6, 0], [12, 12, 0.8]),
    each(seated, ([x, y, height, material]) => box(material, [x, y, 0.8], [PLACE, PLACE, height])),
  ),
  vacancy([-1.4, -1.4, 0.8], [PLACE, PLACE]),
  vacancy([2.2, 2.2, 0.8], [PLACE, PLACE]),
  risers(2, 6.6, [-1.4, 1.4], [1.4, 1.4], [1.4, -1.4]),
  moving('hover', box('accent', [-1.4, -1.4, 6.6], [PLACE, PLACE, 1.6])),
);
