import type { Body } from './body.ts';
import type { Light } from './colours.ts';
import type { Vector } from './vector.ts';

/** Strengths are chosen so that a white top comes out white; the sides then have the tones of the drawings. */
export interface Lighting {
  readonly key: number;
  readonly sky: number;
  readonly bounce: number;
  /** How dark the ground is where no light arrives. */
  readonly shadowDepth: number;
}

export const built: Lighting = { key: 0.52, sky: 0.6, bounce: 0.2, shadowDepth: 0.42 };
export const running: Lighting = { key: 0.72, sky: 0.42, bounce: 0.1, shadowDepth: 0.25 };

export interface Lamp {
  readonly at: Vector;
  readonly light: Light;
}

export interface Camera {
  readonly centre: Vector;
  /** World units from the middle of the picture to its top. */
  readonly halfHeight: number;
  readonly toEye?: Vector;
}

export interface StageSet {
  readonly bodies: readonly Body[];
  readonly lighting: Lighting;
  /** Colour of the ground; without one the picture has no background. */
  readonly field?: string;
  /** Strength of the grid on the ground: white above 0, black below. */
  readonly grid?: number;
  readonly gloss?: number;
  /** What the shadows must cover, around the middle of the picture. */
  readonly radius: number;
  tick(time: number): Camera;
  lamps?(time: number): readonly Lamp[];
}
