import type { BufferGeometry, ColorRepresentation } from 'three';
import { Mesh } from 'three';
import { Assembly, clay, type Solid } from '../../lib/assembly.ts';
import { steel, tone, white } from '../../lib/colors.ts';
import { block, stud } from '../../lib/shapes.ts';

const corners = [
  [-0.45, -0.34],
  [0.45, -0.34],
  [-0.45, 0.34],
  [0.45, 0.34],
] as const;

let shape: BufferGeometry | undefined;

const shapeOf = (): BufferGeometry => {
  const body = new Assembly()
    .add(block(1.16, 0.2, 0.92, 0.06), white)
    .add(stud(0.4, 0.62, 0.06, 26), white, { at: [0, 0.16, 0] })
    .add(stud(0.29, 0.1, 0.02), tone(steel, 0.895, 0.25, 7), { at: [0, 0.74, 0] })
    .add(stud(0.17, 0.03, 0.01, 16), tone(steel, 0.504, 0.6, 2), { at: [0, 0.83, 0] })
    .add(stud(0.16, 0.34, 0.03, 18), white, { at: [0.3, 0.46, 0], turn: [0, 0, -Math.PI / 2] })
    .add(stud(0.09, 0.02, 0.005, 12), tone(steel, 0.504, 0.6, 2), { at: [0.635, 0.46, 0], turn: [0, 0, -Math.PI / 2] });
  for (const [x, z] of corners) body.add(stud(0.07, 0.05, 0.02, 8), tone(steel, 0.835, 0.37, 3), { at: [x, 0.19, z] });
  return body.build().geometry;
};

/** A pump housing: foot, barrel, neck and four screws. White, to be tinted by its material. */
export const housing = (color: ColorRepresentation = white): Solid => {
  shape ??= shapeOf();
  const mesh = new Mesh(shape, clay());
  mesh.material.color.set(color);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
};

/** Where the robot drives its screws. */
export const screwPlaces = [
  [-0.45, 0.34],
  [0.45, 0.34],
  [0.45, -0.34],
  [-0.45, -0.34],
] as const;
