import { describe, expect, it } from 'vitest';
import { box } from './box.ts';
import { sortByDepth } from './depth.ts';
import type { Point3 } from './geometry.ts';
import { TOWARDS_VIEWER } from './projection.ts';
import { decorated, type Solid } from './solid.ts';

const crate = (corner: Point3, size: Point3): Solid => box('white', corner, size);
/** A box that cannot be cut, so that it can be identified after sorting. */
const uncuttable = (corner: Point3, size: Point3): Solid => decorated(crate(corner, size));

/** Whether the first box covers the second on any line of sight, tested from points all over the first. */
function isInFrontOf({ bounds: front }: Solid, { bounds: back }: Solid): boolean {
  const steps = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95];
  const along = (axis: 0 | 1 | 2) =>
    steps.map((share) => front.min[axis] + share * (front.max[axis] - front.min[axis]));
  return along(0).some((x) => along(1).some((y) => along(2).some((z) => rayHits([x, y, z], back))));
}

/** Whether a ray from the point, away from the viewer, hits the box. */
function rayHits(point: Point3, { min, max }: Solid['bounds']): boolean {
  const crossings = ([0, 1, 2] as const).map((axis) => [
    (point[axis] - max[axis]) / TOWARDS_VIEWER[axis],
    (point[axis] - min[axis]) / TOWARDS_VIEWER[axis],
  ]);
  const enters = Math.max(...crossings.map(([first = 0]) => first));
  const leaves = Math.min(...crossings.map(([, last = 0]) => last));
  return enters > 0 && enters < leaves;
}

const violations = (sorted: readonly Solid[]): number =>
  sorted.flatMap((later, index) => sorted.slice(0, index).filter((earlier) => isInFrontOf(earlier, later)))
    .length;

describe('depth sorting', () => {
  it('paints the far box first, regardless of the input order', () => {
    const far = uncuttable([0, 0, 0], [2, 2, 2]);
    const near = uncuttable([3, 0, 0], [2, 2, 2]);
    expect(sortByDepth([near, far])).toEqual([far, near]);
    expect(sortByDepth([far, near])).toEqual([far, near]);
  });

  it('paints the lower of two stacked boxes first', () => {
    const below = uncuttable([0, 0, 0], [2, 2, 1]);
    const above = uncuttable([0.5, 0.5, 1], [1, 1, 1]);
    expect(sortByDepth([above, below])).toEqual([below, above]);
  });

  it('paints a tall box behind before a low box in front of it', () => {
    const tall = uncuttable([0, 0, 0], [1, 1, 9]);
    const low = uncuttable([1.5, 1.5, 0], [4, 4, 0.5]);
    expect(sortByDepth([low, tall])).toEqual([tall, low]);
  });

  it('keeps the input order of boxes that do not overlap on screen', () => {
    const left = uncuttable([0, 9, 0], [1, 1, 1]);
    const right = uncuttable([9, 0, 0], [1, 1, 1]);
    expect(sortByDepth([left, right])).toEqual([left, right]);
    expect(sortByDepth([right, left])).toEqual([right, left]);
  });

  it('keeps the input order of boxes that intersect', () => {
    const first = uncuttable([0, 0, 0], [3, 3, 3]);
    const second = uncuttable([1, 1, 1], [3, 3, 3]);
    expect(sortByDepth([first, second])).toEqual([first, second]);
    expect(sortByDepth([second, first])).toEqual([second, first]);
  });

  // A cycle of three bars: the one along x is in front of y, y in front of z, and z in front of x.
  const cycle = (make: typeof crate): Solid[] => [
    make([-4, 0, 3], [12, 1, 1]),
    make([3, -4, 0], [1, 12, 1]),
    make([0, 3, -4], [1, 1, 12]),
  ];

  it('cuts a bar to break a cycle of three bars that hide each other', () => {
    const [a, b, c] = cycle(crate) as [Solid, Solid, Solid];
    expect([isInFrontOf(a, b), isInFrontOf(b, c), isInFrontOf(c, a)]).toEqual([true, true, true]);
    const sorted = sortByDepth([a, b, c]);
    expect(sorted.length).toBeGreaterThan(3);
    expect(violations(sorted)).toBe(0);
  });

  it('paints every bar of a cycle once if none can be cut', () => {
    const bars = cycle(uncuttable);
    expect(new Set(sortByDepth(bars))).toEqual(new Set(bars));
  });

  it('paints higher layers after lower ones, regardless of position', () => {
    const near = { ...uncuttable([5, 5, 0], [1, 1, 1]), layer: 0 };
    const far = { ...uncuttable([0, 0, 0], [9, 9, 9]), layer: 1 };
    expect(sortByDepth([far, near])).toEqual([near, far]);
  });
});
