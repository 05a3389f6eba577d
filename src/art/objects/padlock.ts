import { box } from '../kit/box.ts';
import { spotMark } from '../kit/cylinder.ts';
import type { Point3 } from '../kit/geometry.ts';
import { inkClasses, type Material } from '../kit/materials.ts';
import { prism } from '../kit/prism.ts';
import { arcPoints } from '../kit/profiles.ts';
import { decorated, type Solid } from '../kit/solid.ts';
import { leftSide, patch } from '../kit/surface.ts';

/** A closed padlock that faces the left side, from the middle of its foot. */
export const padlock = (material: Material, [x, y, z]: Point3, size = 1): Solid[] => {
  const bodyHeight = 1.9 * size;
  const [outer, inner] = [0.85 * size, 0.5 * size];
  const shoulder = z + bodyHeight + 0.5 * size;
  const bow = (radius: number) => arcPoints([x, shoulder], radius, 0, Math.PI, 10);
  const shackle = prism(
    'dark',
    { axis: 'y', from: y - 0.2 * size, length: 0.4 * size },
    [x + outer, z + bodyHeight],
    ...bow(outer),
    [x - outer, z + bodyHeight],
    [x - inner, z + bodyHeight],
    ...bow(inner).reverse(),
    [x + inner, z + bodyHeight],
  );
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
