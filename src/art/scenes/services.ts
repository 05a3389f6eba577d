import { block, box } from '#art/kit/box.ts';
import { cylinder } from '#art/kit/cylinder.ts';
import { hero } from '#art/kit/frame.ts';
import { risers, times, vacancy } from '#art/kit/guides.ts';
import { display } from '#art/kit/machines/display.ts';
import { faceClass } from '#art/kit/materials.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { decorated, face, moving } from '#art/kit/solid.ts';
import { patch } from '#art/kit/surface.ts';
import { desk } from '#art/objects/furniture.ts';
import { person } from '#art/objects/people.ts';

/** A platform with a light deck. */
const platform = (x: number, y: number, side: number, height: number) => {
  const body = block('structure', [x, y, 0.5], [side, side, height]);
  const deck = block('white', [x, y, 0.5 + height], [side + 0.3, side + 0.3, 0.25]);
  return { body, deck, level: 0.75 + height };
};
const advice = platform(0, -5, 5, 5);
const operations = platform(-4.2, 2.6, 6, 2.8);
const demand = platform(4.6, 3, 5.4, 1.2);

const wall = display({
  at: [-6.9, -0.1, operations.level],
  facing: 'left',
  size: [5.2, 2.6],
  bezel: 0.2,
  posts: 1.1,
});
const overview = decorated(wall.board, [
  patch(wall.screen, 'screenAccent', [0.5, 1.7], [2.4, 0.45]),
  patch(wall.screen, 'screenText', [0.5, 1.15], [1.6, 0.25]),
  patch(wall.screen, 'screenText', [0.5, 0.65], [2, 0.25]),
  ...[0.5, 0.9, 1.3].map((height, bar) =>
    patch(wall.screen, 'screenAccent', [3.2 + bar * 0.5, 0.6], [0.3, height]),
  ),
]);

// Three platforms, one for each kind of service, joined by stairs and a bridge.
export const picture = hero(
  standingOn(box('dark', [-8, -8.2, 0], [15.8, 14.6, 0.5]), [
    advice.body,
    ...standingOn(advice.deck, [
      cylinder('dark', [-1, -5.6, advice.level], 0.12, 3.6),
      face(
        faceClass('left', 'straw'),
        [-1, -5.6, advice.level + 3.6],
        [-1, -5.6, advice.level + 2.1],
        [1.1, -5.6, advice.level + 2.85],
      ),
      ...person('accent', [1.2, -4.2, advice.level]),
    ]),
    operations.body,
    ...standingOn(operations.deck, [
      ...wall.posts,
      overview,
      ...desk('accent', [-4.6, 3.4, operations.level]),
      ...person('accent', [-2, 1.9, operations.level]),
    ]),
    ...times(4, (step) => box('structure', [-1 + step * 0.7, 1.8, 0.5], [0.7, 1.6, 2.5 - step * 0.45])),
    demand.body,
    ...standingOn(demand.deck, [
      box('accent', [2.6, 1, demand.level], [1.8, 1.8, 1.2]),
      box('structure', [5, 1, demand.level], [1.8, 1.8, 0.8]),
      box('structure', [2.6, 3.4, demand.level], [1.8, 1.8, 0.7]),
    ]),
    vacancy([5, 3.4, demand.level], [1.8, 1.8]),
    ...risers(demand.level, 4.4, [5, 5.2], [6.8, 5.2], [6.8, 3.4]),
    moving('hover', box('straw', [5, 3.4, 4.4], [1.8, 1.8, 1.1])),
  ]),
);
