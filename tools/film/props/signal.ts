import { Color, Mesh, MeshBasicMaterial, PointLight } from 'three';
import type { Assembly, Place } from '../../lib/assembly.ts';
import { round } from '../../lib/shapes.ts';
import type { Clay } from './clays.ts';
import { steel, tone, white } from '../../lib/colors.ts';

const OFF = tone(steel, 0.565, 1, 7);

export interface Signal {
  readonly mesh: Mesh;
  /** What it throws on its surroundings in the dark. */
  readonly light: PointLight;
  show(color: string | undefined): void;
}

/** A signal lamp on a post: one light that takes the color of the state. */
export const signal = (hall: Assembly, at: Place, clay: Clay, shine = 0): Signal => {
  const [x, y, z] = at;
  hall.add(round(0.07, 0.5, 0.02, 12), clay.dark, { at });
  hall.add(round(0.2, 0.06, 0.02, 20), clay.dark, { at: [x, y + 0.46, z] });
  hall.add(round(0.2, 0.08, 0.03, 20), clay.dark, { at: [x, y + 0.96, z] });
  const mesh = new Mesh(round(0.19, 0.44, 0.03, 24), new MeshBasicMaterial());
  mesh.position.set(x, y + 0.52, z);
  const light = new PointLight(white, 0);
  light.position.set(x + 0.6, y + 0.9, z + 0.6);
  return {
    mesh,
    light,
    show(color) {
      mesh.material.color = new Color(color ?? OFF).multiplyScalar(color ? 1.15 : 0.8);
      light.color = new Color(color ?? OFF);
      light.intensity = color ? shine : 0;
    },
  };
};
