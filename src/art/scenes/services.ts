import { block, box } from '../kit/box.ts';
import { cylinder } from '../kit/cylinder.ts';
import { hero } from '../kit/frame.ts';
import { vacancy } from '../kit/guides.ts';
import { faceClass } from '../kit/materials.ts';
import { standingOn } from '../kit/shadow.ts';
import { face, moving } from '../kit/solid.ts';
import { desk } from '../objects/furniture.ts';
import { person } from '../objects/people.ts';

// Three platforms, one for each kind of service, joined by bridges.
const advice = block('structure', [0, -5, 0.5], [5, 5, 5.4]);
const operations = block('structure', [-4.2, 2.6, 0.5], [6, 6, 3.2]);
const demand = block('structure', [4.6, 3, 0.5], [5.4, 5.4, 1.6]);

const bridges = [
  box('white', [-1.9, -2.5, 3.3], [1.4, 2.1, 0.35]),
  box('white', [-1.2, 2.4, 1.75], [3.1, 1.4, 0.35]),
];

export const picture = hero(
  standingOn(box('dark', [-8, -8.2, 0], [16, 15, 0.5]), [
    ...standingOn(advice, [
      cylinder('dark', [-1, -5.6, 5.9], 0.12, 3.4),
      face(faceClass('left', 'straw'), [
        [-1, -5.6, 9.3],
        [-1, -5.6, 7.9],
        [1, -5.6, 8.6],
      ]),
      ...person('white', [1.2, -4, 5.9]),
    ]),
    ...bridges,
    ...standingOn(operations, [
      ...desk('accent', [-4.6, 1.2, 3.7]),
      ...desk('accent', [-4.6, 4.4, 3.7]),
      ...person('white', [-2.2, 2.8, 3.7]),
    ]),
    ...standingOn(demand, [
      box('accent', [2.6, 1, 2.1], [1.8, 1.8, 1.2]),
      box('white', [5, 1, 2.1], [1.8, 1.8, 0.8]),
      box('white', [2.6, 3.4, 2.1], [1.8, 1.8, 0.7]),
    ]),
    vacancy([5, 3.4, 2.1], [1.8, 1.8]),
    moving('hover', box('straw', [5, 3.4, 4.2], [1.8, 1.8, 1.1])),
  ]),
);
