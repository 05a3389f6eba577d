import { type Bounds, clipToConvex, convexHull, type Point2, type Point3 } from './geometry.ts';
import { inkClasses } from './materials.ts';
import { polygon, type Shape } from './shape.ts';
import type { Solid } from './solid.ts';

/** Shadow offset per unit of height. The light comes from the upper left. */
const SHADOW_SLOPE: Point2 = [0.42, -0.14];
/** Shadows are limited to this height, so that tall bodies do not dominate. */
const HIGHEST = 6;

const rectangle = ({ min, max }: Bounds): Point2[] => [
  [min[0], min[1]],
  [max[0], min[1]],
  [max[0], max[1]],
  [min[0], max[1]],
];

const footprintsOf = (solid: Solid): readonly (readonly Point2[])[] =>
  solid.footprints ?? [rectangle(solid.bounds)];

/** The shadows of one body: each footprint, swept from where its foot falls to where its head falls. */
const shadowsOf = (solid: Solid, level: number, floor: readonly Point2[] | undefined): Shape[] =>
  footprintsOf(solid).flatMap((footprint) => {
    const thrown = (height: number): Point2[] => {
      const reach = Math.min(Math.max(height - level, 0), HIGHEST);
      return footprint.map(([x, y]) => [x + reach * SHADOW_SLOPE[0], y + reach * SHADOW_SLOPE[1]]);
    };
    const { min, max } = solid.bounds;
    const hull = convexHull([...thrown(min[2]), ...thrown(max[2])]);
    const inside = floor ? clipToConvex(hull, floor) : hull;
    return inside.length > 2 ? [polygon(...inside.map(([x, y]): Point3 => [x, y, level]))] : [];
  });

const flat = (shapes: readonly Shape[], { min, max }: Bounds, level: number): Solid => ({
  bounds: { min: [min[0], min[1], level], max: [max[0], max[1], level] },
  fragments: shapes.length > 0 ? [{ className: inkClasses.shadow, shapes }] : [],
  castsNoShadow: true,
});

const casting = (solids: readonly Solid[]) => solids.filter((solid) => !solid.castsNoShadow);

/** Bodies on a plate, with their shadows clipped to it. */
export const standingOn = (plate: Solid, solids: readonly Solid[]): Solid[] => {
  const level = plate.bounds.max[2];
  const floor = convexHull(footprintsOf(plate).flat());
  const shapes = casting(solids).flatMap((solid) => shadowsOf(solid, level, floor));
  return [plate, flat(shapes, plate.bounds, level), ...solids];
};

/** Bodies on open ground, with their shadows. */
export const onOpenGround = (solids: readonly Solid[]): Solid[] => {
  const shapes = casting(solids).flatMap((solid) => shadowsOf(solid, 0, undefined));
  return [{ ...flat(shapes, { min: [0, 0, 0], max: [0, 0, 0] }, 0), layer: -1 }, ...solids];
};
