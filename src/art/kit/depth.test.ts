import { describe, expect, it } from 'vitest';
import { box } from './box.ts';
import { overlapOnScreen, paintingOrder, sortByDepth } from './depth.ts';
import type { Point3 } from './geometry.ts';
import { decorated, type Solid } from './solid.ts';

const crate = (corner: Point3, size: Point3): Solid => box('white', corner, size);
/** A box that cannot be cut, and so is recognised after sorting. */
const whole = (corner: Point3, size: Point3): Solid => decorated(crate(corner, size));

const violations = (sorted: readonly Solid[]): number => {
  let count = 0;
  sorted.forEach((later, index) => {
    for (const earlier of sorted.slice(0, index)) {
      const related = overlapOnScreen(earlier.bounds, later.bounds);
      if (related && paintingOrder(earlier.bounds, later.bounds) > 0) count++;
    }
  });
  return count;
};

describe('depth sorting', () => {
  it('paints the far box first, in either order of mention', () => {
    const far = whole([0, 0, 0], [2, 2, 2]);
    const near = whole([3, 0, 0], [2, 2, 2]);
    expect(sortByDepth([near, far])).toEqual([far, near]);
    expect(sortByDepth([far, near])).toEqual([far, near]);
  });

  it('paints the lower of two stacked boxes first', () => {
    const below = whole([0, 0, 0], [2, 2, 1]);
    const above = whole([0.5, 0.5, 1], [1, 1, 1]);
    expect(sortByDepth([above, below])).toEqual([below, above]);
  });

  it('knows that a tall box behind does not hide a low box in front', () => {
    const tall = whole([0, 0, 0], [1, 1, 9]);
    const low = whole([1.5, 1.5, 0], [4, 4, 0.5]);
    expect(sortByDepth([low, tall])).toEqual([tall, low]);
  });

  it('leaves boxes apart that do not meet on screen', () => {
    expect(overlapOnScreen(crate([0, 9, 0], [1, 1, 1]).bounds, crate([9, 0, 0], [1, 1, 1]).bounds)).toBe(
      false,
    );
  });

  it('keeps the order of mention where bodies interpenetrate', () => {
    const first = whole([0, 0, 0], [3, 3, 3]);
    const second = whole([1, 1, 1], [3, 3, 3]);
    expect(sortByDepth([first, second])).toEqual([first, second]);
    expect(sortByDepth([second, first])).toEqual([second, first]);
  });

  // Each of three bars lies before the next: along x over y, along y over z, along z over x.
  const circle = (make: typeof crate): Solid[] => [
    make([-4, 0, 3], [12, 1, 1]),
    make([3, -4, 0], [1, 12, 1]),
    make([0, 3, -4], [1, 1, 12]),
  ];

  it('finds that the three bars do depend on each other in a circle', () => {
    const [a, b, c] = circle(crate).map((bar) => bar.bounds) as [
      Solid['bounds'],
      Solid['bounds'],
      Solid['bounds'],
    ];
    const signs = [paintingOrder(a, b), paintingOrder(b, c), paintingOrder(c, a)];
    expect(overlapOnScreen(a, b) && overlapOnScreen(b, c) && overlapOnScreen(c, a)).toBe(true);
    expect(new Set(signs).size).toBe(1);
  });

  it('cuts a bar to paint three that depend on each other', () => {
    const sorted = sortByDepth(circle(crate));
    expect(sorted.length).toBeGreaterThan(3);
    expect(violations(sorted)).toBe(0);
  });

  it('still paints every bar once when none can be cut', () => {
    const bars = circle(whole);
    expect(new Set(sortByDepth(bars))).toEqual(new Set(bars));
  });

  it('puts higher layers over lower ones whatever their place', () => {
    const near = { ...whole([5, 5, 0], [1, 1, 1]), layer: 0 };
    const far = { ...whole([0, 0, 0], [9, 9, 9]), layer: 1 };
    expect(sortByDepth([far, near])).toEqual([near, far]);
  });
});
