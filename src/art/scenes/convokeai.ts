import { block, box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import type { Point2 } from '#art/kit/geometry.ts';
import { floorGrid } from '#art/kit/ground.ts';
import { each, risers, times } from '#art/kit/guides.ts';
import type { Material } from '#art/kit/materials.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { decorated, moving } from '#art/kit/solid.ts';
import { patch, topSide } from '#art/kit/surface.ts';

const plate = (material: Material, level: number, reach: number) =>
  block(material, [0, 0, level], [2 * reach, 2 * reach, 0.35]);

// Records at the bottom, context in the middle, one answer on top.
const records = times(25, (index) => {
  const [column, row] = [index % 5, Math.floor(index / 5)];
  const height = (column * 3 + row * 5) % 4 ? 0.22 : 0.55;
  return box('structure', [-5.3 + column * 2.2, -5.3 + row * 2.2, 0.35], [1.6, 1.6, height]);
});
const cell = 2.8;
const context = times(9, (index) => {
  const [column, row] = [index % 3, Math.floor(index / 3)];
  const material: Material = index === 4 ? 'straw' : index === 8 ? 'blue' : 'accent';
  return box(material, [-3.6 + column * cell, -3.6 + row * cell, 5.35], [1.6, 1.6, 0.7]);
});
const core = block('accent', [0, 0, 9.95], [2.6, 2.6, 1.6]);
const answer = decorated(core, [patch(topSide(core.bounds), 'plainWhite', [0.5, 0.5], [1.6, 1.6])]);

const corners = (reach: number): Point2[] => [
  [-reach, -reach],
  [reach, -reach],
  [-reach, reach],
  [reach, reach],
];

export const picture = hero(
  floorGrid([-9, -9], [9, 9], 3),
  standingOn(plate('dark', 0, 6), records),
  risers(0.6, 5, ...corners(4), [0, 4], [4, 0]),
  standingOn(plate('structure', 5, 4.4), context),
  risers(6.05, 9.6, ...corners(2)),
  each([plate('white', 9.6, 2.4), answer], (part) => moving('hover', part)),
);
