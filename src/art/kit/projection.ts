import type { Point2, Point3 } from './geometry.ts';

/**
 * Dimetric 2:1: azimuth 45°, elevation 30°. One world unit is 20 drawing units wide, so tenths of a
 * unit fall on whole drawing units along the ground and edges stay crisp.
 */
export const UNIT = 20;
/** Screen height of one world unit upwards: 20 · √1.5, rounded to keep heights on short numbers. */
export const RISE = 24;

/** Points that differ by a multiple of this vector fall on the same spot of the screen. */
export const TOWARDS_VIEWER: Point3 = [1, 1, UNIT / RISE];

export const project = ([x, y, z]: Point3): Point2 => [(x - y) * UNIT, ((x + y) * UNIT) / 2 - z * RISE];

/** How near a point is to the viewer; larger is nearer. */
export const nearness = ([x, y, z]: Point3): number =>
  x * TOWARDS_VIEWER[0] + y * TOWARDS_VIEWER[1] + z * TOWARDS_VIEWER[2];
