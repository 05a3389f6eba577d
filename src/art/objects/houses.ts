import { box } from '../kit/box.ts';
import type { Point3 } from '../kit/geometry.ts';
import type { Material } from '../kit/materials.ts';
import { prism } from '../kit/prism.ts';
import { decorated, type Solid } from '../kit/solid.ts';
import { onLeft, onRight } from '../kit/surface.ts';

/** A small house with a gabled roof, its gable to the right. */
export const house = (roof: Material, [x, y, z]: Point3): Solid[] => {
  const walls = box('white', [x, y, z], [2.6, 3.2, 1.8]);
  const gable = prism(
    'white',
    { axis: 'x', from: x, length: 2.6 },
    [y, z + 1.8],
    [y + 1.6, z + 3],
    [y + 3.2, z + 1.8],
  );
  const slope = (from: number, to: number, low: number, high: number) =>
    prism(
      roof,
      { axis: 'x', from: x - 0.2, length: 3 },
      [from, low],
      [to, high],
      [to, high + 0.3],
      [from, low + 0.3],
    );
  return [
    decorated(
      walls,
      onLeft(walls, 'window', [0.4, 0.5], [0.7, 0.8]),
      onLeft(walls, 'window', [1.5, 0], [0.7, 1.3]),
      onRight(walls, 'window', [1.2, 0.6], [0.8, 0.8]),
    ),
    gable,
    slope(y - 0.2, y + 1.6, z + 1.65, z + 3),
    slope(y + 1.6, y + 3.4, z + 3, z + 1.65),
  ];
};
