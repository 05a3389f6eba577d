import { box } from '../kit/box.ts';
import { spotMark } from '../kit/cylinder.ts';
import type { Point2, Point3 } from '../kit/geometry.ts';
import { inkClasses, type Material } from '../kit/materials.ts';
import { prism } from '../kit/prism.ts';
import { decorated, type Solid } from '../kit/solid.ts';
import { leftSide, patch } from '../kit/surface.ts';

/** A closed padlock that faces the left side, from the middle of its foot. */
export const padlock = (material: Material, [x, y, z]: Point3, size = 1): Solid[] => {
  const bodyHeight = 1.9 * size;
  const [outer, inner] = [0.85 * size, 0.5 * size];
  const shoulder = z + bodyHeight + 0.5 * size;
  const bow = (radius: number): Point2[] =>
    Array.from({ length: 11 }, (_, step): Point2 => {
      const turn = (step / 10) * Math.PI;
      return [x + Math.cos(turn) * radius, shoulder + Math.sin(turn) * radius];
    });
  const shackle = prism('dark', {
    axis: 'y',
    profile: [
      [x + outer, z + bodyHeight],
      ...bow(outer),
      [x - outer, z + bodyHeight],
      [x - inner, z + bodyHeight],
      ...bow(inner).reverse(),
      [x + inner, z + bodyHeight],
    ],
    from: y - 0.2 * size,
    length: 0.4 * size,
  });
  const body = box(material, [x - 1.3 * size, y - 0.5 * size, z], [2.6 * size, size, bodyHeight]);
  const front = leftSide(body.bounds);
  return [
    shackle,
    decorated(body, [
      spotMark(inkClasses.plainWhite, [x, y + 0.5 * size, z + 1.1 * size], 0.28 * size, 'y'),
      patch(front, 'plainWhite', [1.18 * size, 0.45 * size], [0.24 * size, 0.6 * size]),
    ]),
  ];
};
