/** A point on the screen, in drawing units; y grows downwards. */
export type Point2 = readonly [number, number];
/** A point in the world: x runs to the lower right, y to the lower left, z upwards. */
export type Point3 = readonly [number, number, number];
export type Axis = 'x' | 'y' | 'z';

/** An axis-aligned box in the world. */
export interface Bounds {
  readonly min: Point3;
  readonly max: Point3;
}

export const add = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** Maps a point or size given along x to the axis: swaps x and y for "y". */
export const swapAxes = (axis: 'x' | 'y', [u, v, w]: Point3): Point3 =>
  axis === 'x' ? [u, v, w] : [v, u, w];

export const boundsOf = (points: readonly Point3[]): Bounds => {
  const along = (axis: 0 | 1 | 2) => points.map((point) => point[axis]);
  return {
    min: [Math.min(...along(0)), Math.min(...along(1)), Math.min(...along(2))],
    max: [Math.max(...along(0)), Math.max(...along(1)), Math.max(...along(2))],
  };
};

export const unionOf = (all: readonly Bounds[]): Bounds =>
  boundsOf(all.flatMap((bounds) => [bounds.min, bounds.max]));

/** The convex hull, counter-clockwise, by Andrew's monotone chain. */
export const convexHull = (points: readonly Point2[]): Point2[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turnsRight = (o: Point2, a: Point2, b: Point2) =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]) <= 1e-9;
  const chain = (ordered: readonly Point2[]) => {
    const hull: Point2[] = [];
    for (const point of ordered) {
      while (hull.length > 1 && turnsRight(hull.at(-2)!, hull.at(-1)!, point)) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
};

/** Cuts a convex polygon to another convex one that runs the positive way round (Sutherland and Hodgman). */
export const clipToConvex = (polygon: readonly Point2[], frame: readonly Point2[]): Point2[] => {
  let kept = [...polygon];
  frame.forEach((start, edge) => {
    const end = frame[(edge + 1) % frame.length]!;
    const depth = ([x, y]: Point2) =>
      (end[0] - start[0]) * (y - start[1]) - (end[1] - start[1]) * (x - start[0]);
    const next: Point2[] = [];
    kept.forEach((point, index) => {
      const previous = kept.at(index - 1)!;
      if (depth(point) >= 0 !== depth(previous) >= 0) {
        const share = depth(previous) / (depth(previous) - depth(point));
        const between = (axis: 0 | 1) => previous[axis] + (point[axis] - previous[axis]) * share;
        next.push([between(0), between(1)]);
      }
      if (depth(point) >= 0) next.push(point);
    });
    kept = next;
  });
  return kept;
};

/** Twice the signed area; positive when the points run from the first axis toward the second. */
export const signedArea = (points: readonly Point2[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
