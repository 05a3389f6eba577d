/** Runs in the browser that renders: the phone from three sides, each on nothing. */
import { type Object3D, Scene, Vector3 } from 'three';
import { loadFont } from '../lib/lettering.ts';
import type { Lighting } from '../lib/lights.ts';
import { Stage, type StageSet, type View } from '../lib/stage.ts';
import { device } from './device.ts';

const studio: Lighting = { key: 0.8, sky: 0.75, bounce: 0.42, shadowDepth: 1 };

const setOf = (objects: readonly Object3D[], view: View): StageSet => ({
  scene: new Scene().add(...objects),
  lighting: studio,
  radius: 3.4,
  tick: () => view,
});

const straight: View = { center: new Vector3(), halfHeight: 1.72, toEye: new Vector3(0, 0, 1) };

const views = {
  front: { size: [800, 1600], set: () => setOf([device()], straight) },
  back: {
    size: [800, 1600],
    set: () => {
      const phone = device();
      phone.rotation.y = Math.PI;
      return setOf([phone], straight);
    },
  },
  /** Two of them as they would stand on a table: one shows its work, the other its back. */
  angled: {
    size: [1200, 1440],
    set: () => {
      const [near, far] = [device(), device()];
      near.position.set(-0.5, 0, 0.7);
      near.rotation.set(-0.1, -0.06, 0, 'YXZ');
      far.position.set(0.32, 0.16, -0.5);
      far.rotation.set(0.08, Math.PI - 0.12, 0, 'YXZ');
      return setOf([far, near], {
        center: new Vector3(-0.1, 0.02, 0.1),
        halfHeight: 1.98,
        toEye: new Vector3(0.62, 0.36, 1).normalize(),
      });
    },
  },
} as const;

export type ViewName = keyof typeof views;

export interface PhonePage {
  /** A view as PNG in base 64. */
  still(name: ViewName, font: string, passes: number): Promise<string>;
}

const page: PhonePage = {
  async still(name, font, passes) {
    await loadFont(font);
    const { size, set } = views[name];
    const stage = new Stage(size[0], size[1], { shadowSide: 2048 });
    stage.render(set(), 0, 0, passes);
    return stage.canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
  },
};

(globalThis as unknown as { phone: PhonePage }).phone = page;
