import type { Point2, Point3 } from '../geometry.ts';
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
  const slab = {
    right: { axis: 'x', profile: roundedRectangle([y, z], [width, height], radius), from: x },
    left: { axis: 'y', profile: roundedRectangle([x, z], [width, height], radius), from: y },
    up: { axis: 'z', profile: roundedRectangle([x, y], [width, height], radius), from: z },
  } as const;
  const body = prism(material, { ...slab[facing], length: thickness });
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
  prism(material, {
    axis: 'z',
    profile: roundedRectangle([x, y], [width, depth], radius, 3),
    from: z,
    length: thickness,
  });
