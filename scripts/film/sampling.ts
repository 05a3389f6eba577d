import { add, cross, scaled, unit, type Vector } from './vector.ts';

/** Azimuth 45°, elevation 30°: the camera of all drawings. */
export const ISOMETRIC: Vector = [
  Math.SQRT1_2 * Math.cos(Math.PI / 6),
  0.5,
  Math.SQRT1_2 * Math.cos(Math.PI / 6),
];
/** The light comes from the upper left, as in the drawings. */
export const KEY_DIRECTION = unit([-0.42, 1, 0.62]);
const KEY_SPREAD = 0.07;
const GOLDEN = 0.618034;

interface Sample {
  /** Where the main light and the piece of sky of this pass are. */
  readonly key: Vector;
  readonly sky: Vector;
  /** How far the raster is moved, from -1 to 1 in halves of a pixel. */
  readonly shift: readonly [number, number];
}

/** What differs between the passes of a frame; the same in each frame, so that nothing flickers. */
export const sampleOf = (pass: number, passes: number): Sample => {
  const share = (seed: number, ratio: number) => (seed + pass * ratio) % 1;
  const ring = share(0.3, GOLDEN) * Math.PI * 2;
  const reach = KEY_SPREAD * Math.sqrt((pass + 0.5) / passes);
  const side = unit(cross(KEY_DIRECTION, [0, 1, 0]));
  const key = unit(
    add(
      add(KEY_DIRECTION, scaled(side, Math.cos(ring) * reach)),
      scaled(cross(KEY_DIRECTION, side), Math.sin(ring) * reach),
    ),
  );
  // The sky's directions climb from the horizon to the top once in a frame.
  const height = (((pass * 5) % passes) + 0.5) / passes;
  const around = share(0.1, GOLDEN) * Math.PI * 2;
  const flat = Math.sqrt(1 - height * height);
  const sky: Vector = [flat * Math.cos(around), height, flat * Math.sin(around)];
  return { key, sky, shift: [share(0.5, 0.7549) * 2 - 1, share(0.5, 0.5698) * 2 - 1] };
};
