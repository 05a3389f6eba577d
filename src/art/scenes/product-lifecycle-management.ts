import { cylinder } from '#art/kit/cylinder.ts';
import { hero } from '#art/kit/frame.ts';
import { gear } from '#art/kit/gear.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { line } from '#art/kit/solid.ts';

/** A dimension line with its two end strokes. */
const dimension = (x: number, y: number, from: number, to: number) => [
  line('thin', [x, y, from], [x, y, to]),
  ...[from, to].map((z) => line('thin', [x - 0.35, y + 0.35, z], [x + 0.35, y - 0.35, z])),
];

const axisPiece = (from: number, to: number) => line('flow', [0, 0, from], [0, 0, to]);

// An assembly pulled apart along its axis, part over part.
export const picture = hero(
  standingOn(cylinder('dark', [0, 0, 0], 4.8, 0.5), [gear('structure', [0, 0, 0.5], 4.2, 12, 1)]),
  axisPiece(1.5, 4),
  gear('accent', [0, 0, 4], 3.3, 10, 1.3),
  axisPiece(5.3, 7.4),
  cylinder('white', [0, 0, 7.4], 2.1, 0.6),
  cylinder('structure', [0, 0, 8], 1.2, 0.5),
  axisPiece(8.5, 10.3),
  cylinder('straw', [0, 0, 10.3], 1.3, 0.9),
  cylinder('straw', [0, 0, 11.2], 0.65, 1.4),
  axisPiece(12.6, 14.2),
  dimension(5.2, -3.2, 0.5, 12.6),
);
