import { box } from '../kit/box.ts';
import { cylinder } from '../kit/cylinder.ts';
import type { Point2, Point3 } from '../kit/geometry.ts';
import type { Material } from '../kit/materials.ts';
import { prism } from '../kit/prism.ts';
import { arcPoints } from '../kit/profiles.ts';
import type { Solid } from '../kit/solid.ts';

/** An open-ended wrench lying flat, its jaw toward the upper right. */
export const wrench = (material: Material, [x, y, z]: Point3, length = 4.4): Solid => {
  const head: Point2 = [x, y - length];
  return prism(
    material,
    { axis: 'z', from: z, length: 0.4 },
    [x + 0.42, y],
    [x + 0.42, y - length + 0.9],
    ...arcPoints(head, 1.05, Math.PI / 2 - 0.4, -Math.PI / 2 + 0.55, 6),
    [x + 0.42, y - length - 0.2],
    [x + 0.42, y - length + 0.25],
    [x - 0.42, y - length + 0.25],
    [x - 0.42, y - length - 0.2],
    ...arcPoints(head, 1.05, (3 * Math.PI) / 2 - 0.55, Math.PI / 2 + 0.4, 6),
    [x - 0.42, y - length + 0.9],
    [x - 0.42, y],
  );
};

/** A headset standing on its cups, its bow across x. */
export const headset = (material: Material, [x, y, z]: Point3): Solid[] => {
  const center: Point2 = [x, z + 1.6];
  const bow = prism(
    'white',
    { axis: 'y', from: y - 0.25, length: 0.5 },
    ...arcPoints(center, 1.95, 0, Math.PI, 12),
    ...arcPoints(center, 1.6, Math.PI, 0, 12),
  );
  return [
    cylinder('dark', [x - 2.2, y, z + 1], 0.85, 0.55, 'x'),
    bow,
    cylinder(material, [x + 1.5, y, z + 1], 0.85, 0.6, 'x'),
    box('dark', [x + 1.7, y + 0.5, z + 0.7], [0.2, 1.6, 0.2]),
    box('straw', [x + 1.55, y + 2.1, z + 0.6], [0.5, 0.6, 0.4]),
  ];
};

/** An arrow standing upright and pointing up, facing the left side. */
export const arrowUp = (material: Material, [x, y, z]: Point3, size = 1): Solid =>
  prism(
    material,
    { axis: 'y', from: y - 0.25, length: 0.5 },
    [x - 0.4 * size, z],
    [x + 0.4 * size, z],
    [x + 0.4 * size, z + 1.3 * size],
    [x + size, z + 1.3 * size],
    [x, z + 2.4 * size],
    [x - size, z + 1.3 * size],
    [x - 0.4 * size, z + 1.3 * size],
  );
