import { add, type Point3 } from './geometry.ts';
import type { Material } from './materials.ts';
import { polygon } from './shape.ts';
import { type Solid, sideMark } from './solid.ts';

/** A box from its far lower corner, with its width along x, depth along y and height. */
export const box = (material: Material, corner: Point3, [width, depth, height]: Point3): Solid => {
  const [x, y, z] = corner;
  const [right, front, top] = add(corner, [width, depth, height]);
  return {
    bounds: { min: corner, max: [right, front, top] },
    fragments: [
      sideMark(
        'left',
        material,
        polygon([x, front, top], [right, front, top], [right, front, z], [x, front, z]),
      ),
      sideMark(
        'right',
        material,
        polygon([right, front, top], [right, y, top], [right, y, z], [right, front, z]),
      ),
      sideMark('top', material, polygon([x, y, top], [right, y, top], [right, front, top], [x, front, top])),
    ],
    split: () => halves(material, corner, [width, depth, height]),
  };
};

/** The box cut across its longest side; the seam shows as a joint. */
const halves = (material: Material, corner: Point3, size: Point3): Solid[] => {
  const longest = size.indexOf(Math.max(...size));
  const half = size.map((length, axis) => (axis === longest ? length / 2 : length)) as unknown as Point3;
  const step = size.map((length, axis) => (axis === longest ? length / 2 : 0)) as unknown as Point3;
  return [box(material, corner, half), box(material, add(corner, step), half)];
};

/** A box by the middle of its base. */
export const block = (material: Material, [x, y, z]: Point3, [width, depth, height]: Point3): Solid =>
  box(material, [x - width / 2, y - depth / 2, z], [width, depth, height]);
