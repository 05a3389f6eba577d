import { type Axis, add, type Point2, type Point3 } from './geometry.ts';
import type { Material, Side } from './materials.ts';
import { regular } from './profiles.ts';
import { project } from './projection.ts';
import { disc, type Ellipse, ellipse, pointOn, type Shape } from './shape.ts';
import { type Fragment, mark, type Solid, sideMark } from './solid.ts';

const caps: Record<Axis, Side> = { x: 'right', y: 'left', z: 'top' };
/** The tone of the curved side: lying cylinders show their upper side. */
const bodies: Record<Axis, Side> = { x: 'top', y: 'top', z: 'left' };

/** How far the shaded strip reaches round the body, in radians from its dark edge. */
const SHADED = 1.1;

const along = (axis: Axis, length: number): Point3 =>
  axis === 'x' ? [length, 0, 0] : axis === 'y' ? [0, length, 0] : [0, 0, length];

/** Turns the minor radius to the side that bulges away from the near cap. */
const facing = (oval: Ellipse, direction: Point2): Ellipse => {
  const { minor } = oval;
  const towardCap = minor[0] * direction[0] + minor[1] * direction[1] > 0;
  return towardCap ? { ...oval, minor: [-minor[0], -minor[1]] } : oval;
};

/** The strip of side between two turns, from the base's outline up to the cap's. */
const strip = (base: Ellipse, shift: Point2, from: number, to: number): Shape => {
  const clockwise = base.major[0] * base.minor[1] - base.major[1] * base.minor[0] > 0 === to > from;
  const lifted = ([x, y]: Point2): Point2 => [x + shift[0], y + shift[1]];
  const [start, end] = [pointOn(base, from), pointOn(base, to)];
  return {
    steps: [
      { to: start },
      { to: end, arc: { ...base.arc, clockwise } },
      { to: lifted(end) },
      { to: lifted(start), arc: { ...base.arc, clockwise: !clockwise } },
    ],
    closed: true,
  };
};

/** A cylinder from the middle of its far cap, growing along its axis toward the viewer. */
export const cylinder = (
  material: Material,
  center: Point3,
  radius: number,
  length: number,
  axis: Axis = 'z',
): Solid => {
  const end = add(center, along(axis, length));
  const shift = project(along(axis, length));
  const base = facing(ellipse(center, radius, axis), shift);
  const reach = (sign: number): Point3 =>
    axis === 'x'
      ? [0, sign * radius, sign * radius]
      : axis === 'y'
        ? [sign * radius, 0, sign * radius]
        : [sign * radius, sign * radius, 0];
  return {
    bounds: { min: add(center, reach(-1)), max: add(end, reach(1)) },
    fragments: [
      sideMark(bodies[axis], material, strip(base, shift, 0, Math.PI)),
      mark('shade', strip(base, shift, 0, SHADED)),
      sideMark(caps[axis], material, disc(ellipse(end, radius, axis))),
    ],
    footprints: axis === 'z' ? [regular([center[0], center[1]], radius, 16)] : undefined,
  };
};

/** A round mark in the plane across an axis. */
export const spotMark = (className: string, center: Point3, radius: number, axis: Axis = 'z'): Fragment => ({
  className,
  shapes: [disc(ellipse(center, radius, axis))],
});
