import { block, box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { person } from '#art/objects/people.ts';
import { tree } from '#art/objects/plants.ts';
import { standingMark } from '#art/objects/standing-mark.ts';

const plinth = block('dark', [0, -1.2, 0.9], [9.4, 4.4, 0.8]);

// The company's mark on a square, and the people who stand for it.
export const picture = hero(
  standingOn(box('dark', [-7, -6, 0], [14, 12.6, 0.4]), [
    block('structure', [0, -1.2, 0.4], [10.6, 5.6, 0.5]),
  ]),
  standingOn(plinth, standingMark([-3.9, -2, 1.7])),
  person('white', [-3.6, 3.6, 0.4]),
  person('straw', [-1.2, 4.6, 0.4]),
  person('white', [1.4, 3.4, 0.4]),
  person('white', [3.4, 4.8, 0.4]),
  tree([5.9, -4.6, 0.4], 'structure', 0.9),
  tree([5.9, 2.2, 0.4]),
  tree([-5.9, 5.2, 0.4]),
);
