import type { Axis, Point2, Point3 } from '../geometry.ts';
import type { Material } from '../materials.ts';
import { prism } from '../prism.ts';
import { roundedRectangle } from '../profiles.ts';
import { decorated, type Fragment, type Solid } from '../solid.ts';
import { area, leftSide, rightSide, type Surface, topSide } from '../surface.ts';

export interface Handheld {
  readonly at: Point3;
  /** The screen faces the right side, the left side or the sky. */
  readonly facing: 'left' | 'right' | 'up';
  /** Width and height of the front; lying ones measure along x and y. */
  readonly size: Point2;
  readonly thickness?: number;
  readonly material?: Material;
  readonly radius?: number;
  readonly bezel?: number;
}

const surfaces = { left: leftSide, right: rightSide, up: topSide };
/** The axis across the front, where the slab begins on it, and the corner of the front. */
const slabs: Record<Handheld['facing'], (at: Point3) => readonly [Axis, number, Point2]> = {
  right: ([x, y, z]) => ['x', x, [y, z]],
  left: ([x, y, z]) => ['y', y, [x, z]],
  up: ([x, y, z]) => ['z', z, [x, y]],
};

/** A phone, tablet or reader: a slab with rounded corners. Its screen is the surface that is handed back. */
export const handheld = ({
  at: [x, y, z],
  facing,
  size: [width, height],
  thickness = 0.4,
  material = 'dark',
  radius = 0.4,
  bezel = 0.25,
}: Handheld): { body: Solid; screen: Surface } => {
  const [axis, from, corner] = slabs[facing]([x, y, z]);
  const outline = roundedRectangle(corner, [width, height], radius);
  const body = prism(material, { axis, from, length: thickness }, ...outline);
  const front = surfaces[facing](body.bounds);
  const inner: Point2 = [width - 2 * bezel, height - 2 * bezel];
  const screen: Fragment = area(front, 'screen', ...roundedRectangle([bezel, bezel], inner, radius * 0.55));
  return { body: decorated(body, [screen]), screen: front };
};

/** A thin sheet or plate with rounded corners, lying flat. */
export const sheet = (
  material: Material,
  [x, y, z]: Point3,
  [width, depth]: Point2,
  thickness = 0.12,
  radius = 0.2,
): Solid =>
  prism(
    material,
    { axis: 'z', from: z, length: thickness },
    ...roundedRectangle([x, y], [width, depth], radius, 3),
  );
