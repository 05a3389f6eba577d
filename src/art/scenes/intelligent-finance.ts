import { box } from '#art/kit/box.ts';
import { cylinder } from '#art/kit/cylinder.ts';
import { hero } from '#art/kit/frame.ts';
import type { Point2 } from '#art/kit/geometry.ts';
import { times } from '#art/kit/guides.ts';
import type { Material } from '#art/kit/materials.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { decorated } from '#art/kit/solid.ts';
import { stroke, topSide } from '#art/kit/surface.ts';

const page = (x: number) => box('white', [x, -4, 0.4], [5, 8, 0.7]);
const coins = (material: Material, x: number, y: number, count: number, radius: number) =>
  times(count, (index) => cylinder(material, [x, y, 1.1 + index * 0.5], radius, 0.42));

/** Ruled lines: a text column, and an amount column when there is room. */
const entries = (
  surface: ReturnType<typeof topSide>,
  from: number,
  count: number,
  columns: readonly Point2[],
) =>
  times(count, (row) =>
    columns.map(([start, end]) =>
      stroke(surface, 'writing', [start, from + row * 0.9], [end, from + row * 0.9]),
    ),
  ).flat();

const debit = page(-5.05);
const credit = page(0.05);

export const picture = hero(
  standingOn(box('dark', [-6, -5, 0], [12, 10, 0.4]), [
    decorated(
      debit,
      entries(topSide(debit.bounds), 0.7, 8, [
        [0.6, 3.4],
        [3.8, 4.5],
      ]),
    ),
    decorated(
      credit,
      entries(topSide(credit.bounds), 0.7, 4, [
        [0.6, 3.2],
        [3.6, 4.5],
      ]),
    ),
    ...coins('accent', 3.4, -2.4, 9, 1.2),
    ...coins('straw', 1.1, -1.2, 5, 1.1),
    ...coins('straw', 3.6, 0.6, 2, 1),
  ]),
);
