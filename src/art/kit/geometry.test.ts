import { describe, expect, it } from 'vitest';
import { clipToConvex, convexHull, type Point2, signedArea } from './geometry.ts';
import { disc, ellipse, extents } from './shape.ts';

const square: Point2[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

describe('geometry', () => {
  it('excludes inner points from the convex hull', () => {
    expect(convexHull([...square, [2, 2], [1, 3]])).toHaveLength(4);
    expect(signedArea(convexHull(square))).toBe(32);
  });

  it('clips a polygon to a convex polygon', () => {
    const cut = clipToConvex(
      [
        [2, 2],
        [8, 2],
        [8, 3],
        [2, 3],
      ],
      square,
    );
    expect(Math.max(...cut.map(([x]) => x))).toBe(4);
    expect(signedArea(cut)).toBe(4);
    expect(
      clipToConvex(
        [
          [9, 9],
          [10, 9],
          [10, 10],
        ],
        square,
      ),
    ).toHaveLength(0);
  });

  it('projects a circle on the ground to a 2:1 ellipse', () => {
    const [across, down] = extents(disc(ellipse([0, 0, 0], 1, 'z')));
    expect(across![1] - across![0]).toBeCloseTo(2 * (down![1] - down![0]), 1);
    expect(across![1]).toBeCloseTo(20 * Math.SQRT2, 1);
  });
});
