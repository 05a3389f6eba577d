/** Runs in the browser that renders: the phone from three sides, each on nothing. */
import type { Camera, Lighting, StageSet } from '../film/set.ts';
import { Stage } from '../film/stage.ts';
import { unit } from '../film/vector.ts';
import { device } from './device.ts';

const studio: Lighting = { key: 0.8, sky: 0.75, bounce: 0.42, shadowDepth: 1 };

interface View {
  readonly size: readonly [number, number];
  readonly set: () => StageSet;
}

const setOf = (bodies: StageSet['bodies'], camera: Camera): StageSet => ({
  bodies,
  lighting: studio,
  gloss: 0.16,
  radius: 3.4,
  tick: () => camera,
});

const straight: Camera = { centre: [0, 0, 0], halfHeight: 1.72, toEye: [0, 0, 1] };

const views = {
  front: {
    size: [800, 1600],
    set: () => setOf(device().bodies, straight),
  },
  back: {
    size: [800, 1600],
    set: () => {
      const { holder, bodies } = device();
      holder.turn = [0, Math.PI, 0];
      return setOf(bodies, straight);
    },
  },
  /** Two of them as they would stand on a table: one shows its work, the other its back. */
  angled: {
    size: [1200, 1440],
    set: () => {
      const [near, far] = [device(), device()];
      near.holder.at = [-0.5, 0, 0.7];
      near.holder.turn = [-0.1, -0.06, 0];
      far.holder.at = [0.32, 0.16, -0.5];
      far.holder.turn = [0.08, Math.PI - 0.12, 0];
      return setOf([...far.bodies, ...near.bodies], {
        centre: [-0.1, 0.02, 0.1],
        halfHeight: 1.98,
        toEye: unit([0.62, 0.36, 1]),
      });
    },
  },
} as const satisfies Record<string, View>;

export type ViewName = keyof typeof views;

export interface PhonePage {
  /** A view as PNG in base 64. */
  still(name: ViewName, font: string, passes: number): Promise<string>;
}

const page: PhonePage = {
  async still(name, font, passes) {
    const face = new FontFace('Archivo', `url(data:font/woff2;base64,${font})`, {
      weight: '400 700',
      stretch: '88% 116%',
    });
    document.fonts.add(await face.load());
    const { size, set } = views[name];
    const stage = new Stage(size[0], size[1], 1, 2048);
    stage.render(set(), 0, 0, passes);
    return stage.canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
  },
};

(globalThis as unknown as { phone: PhonePage }).phone = page;
