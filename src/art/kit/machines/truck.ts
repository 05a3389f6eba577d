import { box } from '../box.ts';
import { cylinder, spotMark } from '../cylinder.ts';
import type { Point3 } from '../geometry.ts';
import { inkClasses, type Material } from '../materials.ts';
import { prism } from '../prism.ts';
import { polygon } from '../shape.ts';
import { decorated, type Fragment, group, mark, movedAll, type Solid } from '../solid.ts';
import { leftSide, patch, rightSide, stroke } from '../surface.ts';

const wheel = (x: number, y: number, radius = 0.8): Solid[] => [
  decorated(cylinder('dark', [x, y, radius], radius, 0.5, 'x'), [
    spotMark('t2', [x + 0.5, y, radius], radius * 0.45, 'x'),
    spotMark(inkClasses.glass, [x + 0.5, y, radius], radius * 0.16, 'x'),
  ]),
];

const cab = (material: Material): Solid => {
  const shell = prism(
    material,
    { axis: 'x', from: -1.8, length: 3.6 },
    [2.6, 1],
    [2.6, 4.7],
    [4.2, 4.7],
    [5.3, 3.1],
    [5.6, 2.9],
    [5.6, 1],
  );
  const front = leftSide({ min: [-1.8, 2.6, 1], max: [1.8, 5.6, 2.9] });
  return decorated(shell, [
    mark('glass', polygon([-1.5, 4.32, 4.53], [1.5, 4.32, 4.53], [1.5, 5.2, 3.25], [-1.5, 5.2, 3.25])),
    mark(
      'thin',
      polygon([1.8, 2.85, 1.3], [1.8, 2.85, 4.4], [1.8, 4.2, 4.4], [1.8, 5.1, 3.1], [1.8, 5.1, 1.3]),
    ),
    mark(
      'glass',
      polygon([1.8, 2.95, 3], [1.8, 2.95, 4.3], [1.8, 4.1, 4.3], [1.8, 4.95, 3.05], [1.8, 4.95, 3]),
    ),
    patch(front, 'glass', [0.7, 0.75], [2.2, 0.5]),
    patch(front, 'plainStraw', [0.15, 0.25], [0.6, 0.4]),
    patch(front, 'plainStraw', [2.85, 0.25], [0.6, 0.4]),
    stroke(rightSide({ min: [-1.8, 2.6, 1], max: [1.8, 5.6, 2.9] }), 'thin', [2.3, 1.2], [2.6, 1.2]),
  ]);
};

/** A delivery truck driving to the lower left, from the middle of its load; `side` decorates its long side. */
export const truck = ({
  at,
  material = 'accent',
  side = () => [],
}: {
  at: Point3;
  material?: Material;
  side?: (load: Solid) => Fragment[];
}): Solid[] => {
  const load = box('white', [-2, -6.4, 1.4], [4, 8.7, 4.8]);
  const trim = patch(rightSide(load.bounds), 'shade', [0, 0], [8.7, 0.35]);
  return movedAll(
    [
      group([
        box('dark', [-1.6, -6, 0.75], [3.2, 11, 0.6]),
        ...wheel(1.15, -4.7),
        ...wheel(1.15, -2.8),
        decorated(load, [trim], side(load)),
        cab(material),
        box('dark', [-1.9, 5.3, 0.7], [3.8, 0.5, 0.5]),
        ...wheel(1.4, 4.1),
      ]),
    ],
    at,
  );
};
