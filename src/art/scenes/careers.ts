import { block, box } from '../kit/box.ts';
import { cylinder } from '../kit/cylinder.ts';
import { hero } from '../kit/frame.ts';
import { each } from '../kit/guides.ts';
import { standingOn } from '../kit/shadow.ts';
import { chair, laptop } from '../objects/furniture.ts';
import { ball } from '../objects/people.ts';
import { tree } from '../objects/plants.ts';

const tops = [-3, 0, 3];

/** A colleague at the table, on the far side or the near one. */
const seated = (x: number, y: number) => [
  cylinder('white', [x, y, 1.5], 0.5, 1.3),
  ball('structure', [x, y, 3.2], 0.45),
];

// A long table with room for one more: the chair in colour is free.
export const picture = hero(
  standingOn(box('dark', [-7, -6, 0], [14, 12, 0.4]), [
    ...each(tops, (x) => chair('structure', [x, -3.2, 0.4], 'north')),
    ...each([-3, 3], (x) => seated(x, -3)),
    ...each([-4.2, 3.8], (x) => block('dark', [x, 0, 0.4], [0.4, 2.6, 1.7])),
    box('white', [-5.2, -1.8, 2.1], [10.4, 3.6, 0.3]),
    ...each(tops, (x) => laptop('structure', [x, -0.9, 2.4], 'left')),
    cylinder('straw', [4.4, 0.9, 2.4], 0.3, 0.5),
    ...chair('structure', [-3, 3, 0.4], 'south'),
    ...chair('accent', [0.6, 4.4, 0.4], 'south'),
    ...chair('structure', [3.4, 3, 0.4], 'south'),
    ...tree([5.8, -4.8, 0.4], 'structure', 0.9),
  ]),
);
