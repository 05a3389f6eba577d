import { Color, Scene } from 'three';
import { ground } from '../../lib/ground.ts';
import type { Lighting } from '../../lib/lights.ts';

/** A scene on a colored field with a faint grid. */
export const hallOn = (field: string, lighting: Lighting, grid: number): Scene => {
  const scene = new Scene();
  scene.background = new Color(field);
  scene.add(ground(field, lighting, grid));
  return scene;
};
