import { ball } from '../kit/ball.ts';
import { cylinder } from '../kit/cylinder.ts';
import type { Point3 } from '../kit/geometry.ts';
import type { Material } from '../kit/materials.ts';
import type { Solid } from '../kit/solid.ts';

/** A figure like the piece of a board game: body and head. */
export const person = (material: Material, [x, y, z]: Point3, height = 1.9): Solid[] => [
  cylinder(material, [x, y, z], 0.42, height * 0.62),
  ball('white', [x, y, z + height * 0.62 + 0.42], 0.4),
];
