import { ball } from '#art/kit/ball.ts';
import { block, box } from '#art/kit/box.ts';
import { cylinder } from '#art/kit/cylinder.ts';
import { hero } from '#art/kit/frame.ts';
import { each } from '#art/kit/guides.ts';
import { display } from '#art/kit/machines/display.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { decorated } from '#art/kit/solid.ts';
import { patch, patches } from '#art/kit/surface.ts';
import { chair, laptop } from '#art/objects/furniture.ts';
import { tree } from '#art/objects/plants.ts';

const places = [-3.2, 0.2, 3.6];

/** A colleague at the table, on the far side or the near one. */
const seated = (x: number, y: number) => [
  cylinder('white', [x, y, 1.5], 0.5, 1.3),
  ball('structure', [x, y, 3.2], 0.45),
];

// A long table with room for one more: the chair in color is free.
const wall = display({
  at: [-5.6, -5.4, 0.4],
  facing: 'left',
  size: [8.4, 4.4],
  material: 'structure',
  posts: 1.6,
});
const plan = decorated(wall.board, [
  ...patches(wall.screen, 'screenText', {
    columns: 4,
    rows: 3,
    size: [1.3, 0.75],
    gap: [0.5, 0.45],
    from: [0.8, 0.6],
  }),
  patch(wall.screen, 'screenAccent', [4.4, 1.8], [1.3, 0.75]),
]);

export const picture = hero(
  standingOn(box('dark', [-7, -6, 0], [14, 12, 0.4]), [
    ...wall.posts,
    plan,
    ...each(places, (x) => chair('structure', [x, -3.2, 0.4], 'north')),
    ...each(places, (x) => seated(x, -3)),
    ...each([-4.2, 3.8], (x) => block('dark', [x, 0, 0.4], [0.4, 2.6, 1.7])),
    box('white', [-5.2, -1.8, 2.1], [10.4, 3.6, 0.3]),
    ...each(places, (x) => laptop('structure', [x, 0.8, 2.4], 'left')),
    cylinder('straw', [-1.6, -0.8, 2.4], 0.3, 0.5),
    ...each([-3.2, 3.6], (x) => [...seated(x, 2.9), ...chair('structure', [x, 3, 0.4], 'south')]),
    ...chair('accent', [0.4, 4.4, 0.4], 'south'),
    ...tree([5.8, -4.8, 0.4], 'structure', 0.9),
  ]),
);
