import type { Point2, Point3 } from './geometry.ts';
import { inkClasses } from './materials.ts';
import { polyline } from './shape.ts';
import type { Solid } from './solid.ts';

/** The lines of the floor, under everything. They do not count when the picture is framed. */
export const floorGrid = (from: Point2, to: Point2, pitch: number): Solid => {
  const steps = (low: number, high: number) =>
    Array.from({ length: Math.floor((high - low) / pitch) + 1 }, (_, step) => low + step * pitch);
  const across = steps(from[0], to[0]).map((x): Point3[] => [
    [x, from[1], 0],
    [x, to[1], 0],
  ]);
  const along = steps(from[1], to[1]).map((y): Point3[] => [
    [from[0], y, 0],
    [to[0], y, 0],
  ]);
  return {
    bounds: { min: [...from, 0], max: [...to, 0] },
    fragments: [
      { className: inkClasses.grid, shapes: [...across, ...along].map((edge) => polyline(...edge)) },
    ],
    layer: -1,
    castsNoShadow: true,
  };
};
