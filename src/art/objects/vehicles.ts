import { box } from '../kit/box.ts';
import { cylinder, spotMark } from '../kit/cylinder.ts';
import type { Point3 } from '../kit/geometry.ts';
import { faceClass, type Material } from '../kit/materials.ts';
import { prism } from '../kit/prism.ts';
import { polygon } from '../kit/shape.ts';
import { decorated, group, mark, moved, type Solid } from '../kit/solid.ts';
import { leftSide, patch } from '../kit/surface.ts';

const wheel = (x: number, y: number, radius: number): Solid =>
  decorated(cylinder('dark', [x, y, radius], radius, radius * 0.6, 'x'), [
    spotMark(faceClass('top', 'white'), [x + radius * 0.6, y, radius], radius * 0.42, 'x'),
  ]);

/** A small delivery van, driving to the lower left. */
export const van = (at: Point3): Solid[] => {
  const shell = prism(
    'white',
    { axis: 'x', from: -0.65, length: 1.3 },
    [-1.5, 0.3],
    [-1.5, 1.6],
    [0.7, 1.6],
    [1.3, 1],
    [1.5, 0.9],
    [1.5, 0.3],
  );
  const marks = [
    mark('plainAccent', polygon([0.65, -1.5, 0.55], [0.65, -1.5, 1], [0.65, 0.4, 1], [0.65, 0.4, 0.55])),
    mark('glass', polygon([-0.5, 0.78, 1.52], [0.5, 0.78, 1.52], [0.5, 1.25, 1.05], [-0.5, 1.25, 1.05])),
    mark('glass', polygon([0.65, 0.5, 1], [0.65, 0.5, 1.45], [0.65, 0.75, 1.45], [0.65, 1.15, 1])),
  ];
  return [moved(group([decorated(shell, marks), wheel(0.5, -0.9, 0.33), wheel(0.5, 0.9, 0.33)]), at)];
};

/** A car, driving to the lower left. */
export const car = (material: Material): Solid => {
  const body = prism(
    material,
    { axis: 'x', from: -1.8, length: 3.6 },
    [-4.3, 0.55],
    [-4.3, 1.7],
    [-3.9, 1.85],
    [2.6, 1.85],
    [4.1, 1.55],
    [4.3, 1.3],
    [4.3, 0.55],
  );
  const cabin = prism(
    'white',
    { axis: 'x', from: -1.6, length: 3.2 },
    [-3.4, 1.85],
    [-2.8, 3.1],
    [0.6, 3.1],
    [2.1, 1.85],
  );
  const windows = [
    mark('glass', polygon([-1.4, 0.78, 2.98], [1.4, 0.78, 2.98], [1.4, 1.95, 2], [-1.4, 1.95, 2])),
    mark('glass', polygon([1.6, -3.05, 2], [1.6, -2.6, 2.9], [1.6, -1, 2.9], [1.6, -1, 2])),
    mark('glass', polygon([1.6, -0.75, 2], [1.6, -0.75, 2.9], [1.6, 0.5, 2.9], [1.6, 1.6, 2])),
  ];
  const front = leftSide({ min: [-1.8, -4.3, 0.55], max: [1.8, 4.3, 1.4] });
  return group([
    box('dark', [-1.6, -4, 0.35], [3.2, 8, 0.25]),
    decorated(body, [
      patch(front, 'plainStraw', [0.2, 0.28], [0.7, 0.38]),
      patch(front, 'plainStraw', [2.7, 0.28], [0.7, 0.38]),
      patch(front, 'glass', [1.15, 0.15], [1.3, 0.35]),
    ]),
    decorated(cabin, windows),
    wheel(1.4, -2.6, 0.8),
    wheel(1.4, 2.6, 0.8),
  ]);
};
