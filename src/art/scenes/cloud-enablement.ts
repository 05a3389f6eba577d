import { box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import type { Point3 } from '#art/kit/geometry.ts';
import { floorGrid } from '#art/kit/ground.ts';
import { each, risers, vacancy } from '#art/kit/guides.ts';
import { serverRack } from '#art/kit/machines/server-rack.ts';
import type { Material } from '#art/kit/materials.ts';
import { standingOn } from '#art/kit/shadow.ts';
import { moving } from '#art/kit/solid.ts';

// The data center below gives up one rack; it is on its way to its place in the landing zone above.
const free: Point3 = [3.4, 3.6, 0];
const places = [-2.2, 0.6, 3.4].flatMap((x) => [-2, 0.8, 3.6].map((y) => [x, y] as const));
const racks = each(
  places.filter(([x, y]) => x !== free[0] || y !== free[1]),
  ([x, y], index) => serverRack({ at: [x, y, 0.4], lit: index % 3 === 0 ? [1, 4] : [] }),
);
const dataCenter = standingOn(box('dark', [-3, -3, 0], [9.6, 9.6, 0.4]), racks);

const workloads: readonly [Material, Point3, Point3][] = [
  ['accent', [1.4, -3.4, 9.9], [2, 2, 2.2]],
  ['straw', [4.4, -3.4, 9.9], [1.6, 2, 1.2]],
  ['structure', [1.4, -0.2, 9.9], [1.6, 2.2, 1.2]],
  ['accent', [4, -0.2, 9.9], [2, 2.2, 3]],
  ['accent', [-3.8, -0.8, 9.9], [2, 2, 1.4]],
  ['structure', [-3.8, 2, 9.9], [2, 2.4, 2.2]],
  ['straw', [-1.2, 2.2, 9.9], [1.2, 1.6, 0.8]],
  ['structure', [1.2, 3.4, 9.9], [1.4, 1.8, 0.8]],
];
const blocks = workloads.map(([material, at, size]) => box(material, at, size));
const leftSlab = box('white', [-4.6, -1.6, 9.4], [5.2, 8, 0.5]);
const rightSlab = box('white', [0.6, -4.4, 9.4], [6.4, 10.6, 0.5]);

export const picture = hero(
  floorGrid([-9, -9], [12, 12], 3),
  dataCenter,
  vacancy([free[0], free[1], 0.4], [1.6, 2]),
  risers(0.4, 9.4, [3.4, 3.6], [5, 3.6], [3.4, 5.6], [5, 5.6]),
  moving('hover', serverRack({ at: [free[0], free[1], 4.4], size: [1.6, 2, 2.9], material: 'accent' })),
  standingOn(leftSlab, blocks.slice(4, 7)),
  standingOn(rightSlab, [...blocks.slice(0, 4), ...blocks.slice(7)]),
  vacancy([free[0], free[1], 9.9], [1.6, 2]),
);
