import { ball } from '#art/kit/ball.ts';
import { box } from '#art/kit/box.ts';
import { cylinder, spotMark } from '#art/kit/cylinder.ts';
import { hero } from '#art/kit/frame.ts';
import { times } from '#art/kit/guides.ts';
import { sheet } from '#art/kit/machines/handheld.ts';
import { inkClasses } from '#art/kit/materials.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { decorated } from '#art/kit/solid.ts';
import { stroke, topSide } from '#art/kit/surface.ts';

const SHEETS = 6;
const stack = times(SHEETS, (index) => {
  const shift = [0, 0.25, -0.1, 0.15, -0.2, 0.1][index]!;
  return sheet('white', [-3.6 + shift, -4.8 - shift, 0.4 + index * 0.32], [7, 9.4], 0.22, 0.15);
});
const top = stack.at(-1)!;
const page = topSide(top.bounds);
const text = times(7, (row) =>
  stroke(page, 'writing', [0.9, 3.2 + row * 0.85], [row === 6 ? 3.6 : 6.1, 3.2 + row * 0.85]),
);
const seal = { x: 1.7, y: 2.9, z: 0.4 + SHEETS * 0.32 - 0.1 };

// The agreement: a few sheets, sealed.
export const picture = hero(
  standingOn(box('dark', [-5.4, -6.4, 0], [10.8, 12.8, 0.4]), [
    ...stack.slice(0, -1),
    decorated(top, text),
    cylinder('accent', [seal.x, seal.y, seal.z], 1.15, 0.3),
    decorated(cylinder('accent', [seal.x, seal.y, seal.z + 0.3], 0.75, 0.15), [
      spotMark(inkClasses.plainWhite, [seal.x, seal.y, seal.z + 0.45], 0.35),
    ]),
    cylinder('dark', [-1.9, 2.3, seal.z], 0.95, 0.5),
    cylinder('white', [-1.9, 2.3, seal.z + 0.5], 0.4, 1.2),
    ball('white', [-1.9, 2.3, seal.z + 2.1], 0.65),
  ]),
);
