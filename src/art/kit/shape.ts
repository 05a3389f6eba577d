import type { Axis, Point2, Point3 } from './geometry.ts';
import { project, RISE, UNIT } from './projection.ts';

export interface Arc {
  readonly radii: Point2;
  readonly rotation: number;
  readonly clockwise: boolean;
}

/** One step of an outline: straight to a point, or along an elliptical arc. */
export interface Step {
  readonly to: Point2;
  readonly arc?: Arc;
}

/** A projected outline, ready to be written as a path. */
export interface Shape {
  readonly steps: readonly Step[];
  readonly closed: boolean;
}

export const outline = (...steps: readonly Step[]): Shape => ({ steps, closed: true });

export const polygon = (...points: readonly Point3[]): Shape => ({
  steps: points.map((point) => ({ to: project(point) })),
  closed: true,
});

export const polyline = (...points: readonly Point3[]): Shape => ({ ...polygon(...points), closed: false });

export const shifted = (shape: Shape, [dx, dy]: Point2): Shape => ({
  ...shape,
  steps: shape.steps.map((step) => ({ ...step, to: [step.to[0] + dx, step.to[1] + dy] })),
});

/** A circle of the world seen by the camera. */
export interface Ellipse {
  readonly center: Point2;
  /** Half the major axis, pointing to the right, or downwards when it is steep. */
  readonly major: Point2;
  readonly minor: Point2;
  readonly arc: Omit<Arc, 'clockwise'>;
}

/** The circle in the plane across `axis`: two conjugate radii are rotated into the principal ones. */
export const ellipse = (center: Point3, radius: number, axis: Axis): Ellipse => {
  const alongX: Point2 = [UNIT * radius, (UNIT * radius) / 2];
  const alongY: Point2 = [-UNIT * radius, (UNIT * radius) / 2];
  const upwards: Point2 = [0, -RISE * radius];
  const first = axis === 'x' ? alongY : alongX;
  const second = axis === 'z' ? alongY : upwards;
  const dot = first[0] * second[0] + first[1] * second[1];
  const square = ([x, y]: Point2) => x * x + y * y;
  const angle = Math.atan2(2 * dot, square(first) - square(second)) / 2;
  const at = (turn: number): Point2 => [
    first[0] * Math.cos(turn) + second[0] * Math.sin(turn),
    first[1] * Math.cos(turn) + second[1] * Math.sin(turn),
  ];
  let [major, minor] = [at(angle), at(angle + Math.PI / 2)];
  if (square(major) < square(minor)) [major, minor] = [minor, major];
  const tilt = axis === 'z' ? major[0] : major[1];
  if (tilt < 0) major = [-major[0], -major[1]];
  const rotation = (Math.atan2(major[1], major[0]) * 180) / Math.PI;
  return {
    center: project(center),
    major,
    minor,
    arc: { radii: [Math.sqrt(square(major)), Math.sqrt(square(minor))], rotation },
  };
};

/** The point of an ellipse at `turn` radians from its major toward its minor radius. */
export const pointOn = ({ center, major, minor }: Ellipse, turn: number): Point2 => [
  center[0] + major[0] * Math.cos(turn) + minor[0] * Math.sin(turn),
  center[1] + major[1] * Math.cos(turn) + minor[1] * Math.sin(turn),
];

export const disc = (oval: Ellipse): Shape => {
  const half = (to: Point2): Step => ({ to, arc: { ...oval.arc, clockwise: true } });
  const [start, middle] = [pointOn(oval, 0), pointOn(oval, Math.PI)];
  return { steps: [{ to: start }, half(middle), half(start)], closed: true };
};

/** Points along an arc of at most half a turn, by the endpoint formulas of the SVG specification. */
const alongArc = (from: Point2, to: Point2, { radii, rotation, clockwise }: Arc): Point2[] => {
  const tilt = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [halfX, halfY] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  // In the ellipse's own frame, shrunk to a unit circle.
  const u = (cos * halfX + sin * halfY) / radii[0];
  const v = (cos * halfY - sin * halfX) / radii[1];
  const square = u * u + v * v;
  const offset = Math.sqrt(Math.max(1 / square - 1, 0)) * (clockwise ? 1 : -1);
  const [centerU, centerV] = [offset * v, -offset * u];
  const start = Math.atan2(v - centerV, u - centerU);
  let sweep = Math.atan2(-v - centerV, -u - centerU) - start;
  if (clockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!clockwise && sweep > 0) sweep -= 2 * Math.PI;
  const middle: Point2 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return Array.from({ length: ARC_SAMPLES }, (_, step): Point2 => {
    const turn = start + (sweep * (step + 1)) / ARC_SAMPLES;
    const x = (centerU + Math.cos(turn)) * radii[0];
    const y = (centerV + Math.sin(turn)) * radii[1];
    return [middle[0] + cos * x - sin * y, middle[1] + sin * x + cos * y];
  });
};

const ARC_SAMPLES = 8;

/**
 * The shape's extent in four directions: across, down and along both ground axes. Most outlines here
 * have edges in just these directions, so the extents describe them almost exactly.
 */
export const extents = ({ steps }: Shape): readonly Point2[] => {
  const corners = steps.flatMap(({ to, arc }, index) =>
    arc ? alongArc(steps[index - 1]!.to, to, arc) : [to],
  );
  const directions: readonly ((point: Point2) => number)[] = [
    ([x]) => x,
    ([, y]) => y,
    ([x, y]) => x / 2 + y,
    ([x, y]) => y - x / 2,
  ];
  return directions.map((along) => {
    const values = corners.map(along);
    return [Math.min(...values), Math.max(...values)];
  });
};
