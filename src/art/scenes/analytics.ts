import { box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import type { Point2 } from '#art/kit/geometry.ts';
import { each } from '#art/kit/guides.ts';
import type { Material } from '#art/kit/materials.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { decorated } from '#art/kit/solid.ts';
import { rightSide, stroke } from '#art/kit/surface.ts';

const wall = box('structure', [-5.4, -4, 0.4], [0.4, 8, 6.8]);
const chart = rightSide(wall.bounds);
const trend: Point2[] = [
  [0.6, 1.5],
  [2.3, 2.9],
  [4, 2.3],
  [5.7, 4.4],
  [7.4, 5.8],
];
const rows: readonly { readonly y: number; readonly heights: readonly number[]; readonly last: Material }[] =
  [
    { y: -2.6, heights: [2.4, 3.2, 4, 3.4, 5], last: 'white' },
    { y: 0.2, heights: [1.4, 2.2, 1.6, 3, 4.4], last: 'accent' },
    { y: 2.8, heights: [0.8, 1.2, 1, 1.6, 2], last: 'straw' },
  ];
const bars = each(rows, ({ y, heights, last }) =>
  heights.map((height, index) =>
    box(index === 4 ? last : 'white', [-3.6 + index * 1.8, y, 0.4], [1.2, 1.2, height]),
  ),
);

export const picture = hero(
  standingOn(box('dark', [-6, -4.6, 0], [12, 9.2, 0.4]), [
    decorated(wall, [
      ...[1.2, 2.6, 4, 5.4].map((z) => stroke(chart, 'thin', [0.4, z], [7.6, z])),
      stroke(chart, 'accentLine', ...trend),
    ]),
    ...bars,
  ]),
);
