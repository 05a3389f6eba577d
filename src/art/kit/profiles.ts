import type { Point2 } from './geometry.ts';

/** Points along an arc, whose angles are in radians. */
export const arcPoints = (
  center: Point2,
  radius: number,
  from: number,
  to: number,
  steps: number,
): Point2[] =>
  Array.from({ length: steps + 1 }, (_, step): Point2 => {
    const turn = from + ((to - from) * step) / steps;
    return [center[0] + radius * Math.cos(turn), center[1] + radius * Math.sin(turn)];
  });

/** A rectangle with rounded corners, from its lower corner. */
export const roundedRectangle = (
  [u, v]: Point2,
  [width, height]: Point2,
  radius: number,
  steps = 4,
): Point2[] => {
  const quarter = (cu: number, cv: number, from: number) =>
    arcPoints([cu, cv], radius, from, from + Math.PI / 2, steps);
  return [
    ...quarter(u + width - radius, v + height - radius, 0),
    ...quarter(u + radius, v + height - radius, Math.PI / 2),
    ...quarter(u + radius, v + radius, Math.PI),
    ...quarter(u + width - radius, v + radius, (3 * Math.PI) / 2),
  ];
};

/** A bar with round ends, the outline of a robot's link. The ends may differ in size. */
export const capsule = (
  from: Point2,
  to: Point2,
  fromRadius: number,
  toRadius: number,
  steps = 6,
): Point2[] => {
  const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
  return [
    ...arcPoints(to, toRadius, heading - Math.PI / 2, heading + Math.PI / 2, steps),
    ...arcPoints(from, fromRadius, heading + Math.PI / 2, heading + (3 * Math.PI) / 2, steps),
  ];
};

/** A toothed wheel: four corners to a tooth, slightly narrower at the tip. */
export const toothedWheel = (center: Point2, radius: number, teeth: number, root = 0.8): Point2[] =>
  Array.from({ length: teeth }).flatMap((_, tooth) =>
    [
      [-0.3, root],
      [-0.2, 1],
      [0.2, 1],
      [0.3, root],
    ].map(([offset, share]): Point2 => {
      const turn = ((tooth + offset!) / teeth) * 2 * Math.PI;
      return [center[0] + Math.cos(turn) * radius * share!, center[1] + Math.sin(turn) * radius * share!];
    }),
  );

/** A regular polygon. */
export const regular = (center: Point2, radius: number, corners: number, turn = 0): Point2[] =>
  arcPoints(center, radius, turn, turn + 2 * Math.PI, corners).slice(0, corners);

/** A plus sign of which each arm is `arm` long and `width` wide. */
export const cross = ([u, v]: Point2, arm: number, width: number): Point2[] => {
  const half = width / 2;
  return [
    [u - half, v - arm],
    [u + half, v - arm],
    [u + half, v - half],
    [u + arm, v - half],
    [u + arm, v + half],
    [u + half, v + half],
    [u + half, v + arm],
    [u - half, v + arm],
    [u - half, v + half],
    [u - arm, v + half],
    [u - arm, v - half],
    [u - half, v - half],
  ];
};
