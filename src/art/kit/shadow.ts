import { clipToGround, convexHull, type Ground, type Point2, type Point3 } from './geometry.ts';
import { inkClasses } from './materials.ts';
import { polygon, type Shape } from './shape.ts';
import { groundOf, type Solid } from './solid.ts';

/** Where the light pushes a shadow for each unit of height: it comes from the upper left. */
const SHADOW_SLOPE: Point2 = [0.42, -0.14];
/** Tall things would throw shadows that dominate; they are cut at this height. */
const HIGHEST = 6;

const rectangle = ({ min, max }: Ground): Point2[] => [
  [min[0], min[1]],
  [max[0], min[1]],
  [max[0], max[1]],
  [min[0], max[1]],
];

const shadowOf = (solid: Solid, level: number, floor: Ground): Shape | undefined => {
  const footprint = solid.footprint ?? rectangle(groundOf(solid));
  const thrown = (height: number): Point2[] =>
    footprint.map(([x, y]) => {
      const reach = Math.min(Math.max(height - level, 0), HIGHEST);
      return [x + reach * SHADOW_SLOPE[0], y + reach * SHADOW_SLOPE[1]];
    });
  const { min, max } = solid.bounds;
  const hull = convexHull([...thrown(min[2]), ...thrown(max[2])]);
  const inside = clipToGround(hull, floor);
  return inside.length > 2 ? polygon(inside.map(([x, y]): Point3 => [x, y, level])) : undefined;
};

/** One flat body with the shadows that the solids throw on a floor. */
export const shadows = (solids: readonly Solid[], floor: Ground, level: number): Solid => {
  const shapes = solids
    .filter((solid) => !solid.weightless)
    .map((solid) => shadowOf(solid, level, floor))
    .filter((shape) => shape !== undefined);
  return {
    bounds: { min: [...floor.min, level], max: [...floor.max, level] },
    fragments: shapes.length > 0 ? [{ className: inkClasses.shadow, shapes }] : [],
    weightless: true,
  };
};

/** Things on a plate, with the shadows they throw on it. */
export const standingOn = (plate: Solid, solids: readonly Solid[]): Solid[] => [
  plate,
  shadows(solids, groundOf(plate), plate.bounds.max[2]),
  ...solids,
];
