import { cylinder, spotMark } from '../kit/cylinder.ts';
import { hero } from '../kit/frame.ts';
import { inkClasses } from '../kit/materials.ts';
import { standingOn } from '../kit/shadow.ts';
import { decorated } from '../kit/solid.ts';
import { desk } from '../objects/furniture.ts';
import { person } from '../objects/people.ts';

const deck = decorated(cylinder('dark', [0, 0, 0], 7, 0.5), [spotMark(inkClasses.flow, [0, 0, 0.5], 5.2)]);

// Three desks follow the sun round the clock; whoever is on duty has the whole picture.
export const picture = hero(
  standingOn(deck, [
    cylinder('structure', [0, 0, 0.5], 2.4, 0.6),
    cylinder('straw', [0, 0, 1.1], 1.6, 0.4),
    ...desk('accent', [-3.5, -3.5, 0.5]),
    ...desk('accent', [4.3, -1.9, 0.5]),
    ...desk('accent', [-1.9, 4.5, 0.5]),
    ...person('white', [-3.5, -1.7, 0.5]),
    ...person('white', [4.3, -0.1, 0.5]),
    ...person('white', [3.4, 3.8, 0.5]),
  ]),
);
