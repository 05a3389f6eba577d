import { type BufferGeometry, Color, Mesh, MeshBasicMaterial, PointLight } from 'three';
import type { Place } from '../../lib/assembly.ts';

export type Glow = Mesh<BufferGeometry, MeshBasicMaterial>;

/** Something that shows its own color whatever the light. */
export const glowing = (shape: BufferGeometry, color: string): Glow =>
  new Mesh(shape, new MeshBasicMaterial({ color }));

/** A light without a visible source, for what screens and lamps throw into the dark. */
export const lampAt = (at: Place, color: string, intensity: number): PointLight => {
  const light = new PointLight(new Color(color), intensity);
  light.position.set(...at);
  return light;
};
