import { block } from '#art/kit/box.ts';
import { cylinder, spotMark } from '#art/kit/cylinder.ts';
import { hero } from '#art/kit/frame.ts';
import { floorGrid } from '#art/kit/ground.ts';
import { each } from '#art/kit/guides.ts';
import { inkClasses, type Material } from '#art/kit/materials.ts';
import { onOpenGround } from '#art/kit/shadow.ts';
import { decorated, line } from '#art/kit/solid.ts';

const nodes: readonly (readonly [number, number, Material])[] = [
  [-6, -6, 'white'],
  [0, -7, 'straw'],
  [-7, 0, 'white'],
  [6, -6, 'white'],
  [-6, 6, 'straw'],
  [7, 1, 'white'],
  [1, 7, 'white'],
  [6, 6, 'white'],
];
const sensors = each(nodes, ([x, y, material]) => [
  cylinder('structure', [x, y, 0], 1, 0.4),
  block('dark', [x, y, 0.4], [0.24, 0.24, 2.2]),
  block(material, [x, y, 2.6], [1, 1, 0.9]),
]);
const store = [
  cylinder('dark', [0, 0, 0], 2.7, 0.6),
  cylinder('accent', [0, 0, 0.6], 1.8, 0.9),
  cylinder('accent', [0, 0, 1.65], 1.8, 0.9),
  decorated(cylinder('accent', [0, 0, 2.7], 1.8, 0.9), [spotMark(inkClasses.plainWhite, [0, 0, 3.6], 0.8)]),
];
// Readings run from the sensors to one store in the middle.
export const picture = hero(
  floorGrid([-8, -8], [8, 8], 4),
  nodes.map(([x, y]) => line('flow', [x * 0.85, y * 0.85, 0.05], [x * 0.4, y * 0.4, 0.05])),
  onOpenGround([...sensors, ...store]),
);
