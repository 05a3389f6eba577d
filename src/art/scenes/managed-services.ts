import { box } from '#art/kit/box.ts';
import { cylinder, spotMark } from '#art/kit/cylinder.ts';
import { hero } from '#art/kit/frame.ts';
import type { Point3 } from '#art/kit/geometry.ts';
import { times } from '#art/kit/guides.ts';
import { inkClasses } from '#art/kit/materials.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { polyline } from '#art/kit/shape.ts';
import { decorated, mark } from '#art/kit/solid.ts';
import { desk } from '#art/objects/furniture.ts';
import { person } from '#art/objects/people.ts';

const deck = decorated(cylinder('dark', [0, 0, 0], 7, 0.5), [spotMark(inkClasses.flow, [0, 0, 0.5], 5.4)]);

const HUB = 6.4;
const onDial = (turn: number, radius: number): Point3 => [
  Math.sin(turn) * radius,
  0.35,
  HUB + Math.cos(turn) * radius,
];
const hours = times(12, (hour) => (hour / 12) * 2 * Math.PI).map((turn) =>
  mark('inkLine', polyline(onDial(turn, 1.75), onDial(turn, 1.95))),
);
const dial = decorated(cylinder('straw', [0, -0.35, HUB], 2.6, 0.7, 'y'), [
  spotMark(inkClasses.plainWhite, [0, 0.35, HUB], 2.2, 'y'),
  ...hours,
  mark('inkLine', polyline(onDial(0.2, 1.5), onDial(0, 0), onDial(2.2, 1.05))),
]);

// Three desks follow the sun round one clock; whoever is on duty has the whole picture.
export const picture = hero(
  standingOn(deck, [
    cylinder('structure', [0, 0, 0.5], 2.2, 0.7),
    box('structure', [-0.5, -0.4, 1.2], [1, 0.8, 2.7]),
    dial,
    ...desk('accent', [-3.7, -3.7, 0.5]),
    ...desk('accent', [4.4, -1.9, 0.5]),
    ...desk('accent', [-1.9, 4.6, 0.5]),
    ...person('white', [-4.2, -1.2, 0.5]),
    ...person('white', [4.4, 0.4, 0.5]),
    ...person('white', [3.4, 4, 0.5]),
  ]),
);
