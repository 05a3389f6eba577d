import { ball } from '../kit/ball.ts';
import { cylinder } from '../kit/cylinder.ts';
import type { Point3 } from '../kit/geometry.ts';
import type { Material } from '../kit/materials.ts';
import type { Solid } from '../kit/solid.ts';

/** A clipped tree. */
export const tree = ([x, y, z]: Point3, material: Material = 'structure', size = 0.75): Solid[] => [
  cylinder('dark', [x, y, z], 0.12, 0.8),
  ball(material, [x, y, z + 0.8 + size * 0.8], size),
];
