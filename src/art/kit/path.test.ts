import { describe, expect, it } from 'vitest';
import type { Point2 } from './geometry.ts';
import { short, writePath } from './path.ts';
import type { Shape } from './shape.ts';

const shape = (points: readonly Point2[], closed = true): Shape => ({
  steps: points.map((to) => ({ to })),
  closed,
});

describe('path writer', () => {
  it('writes numbers in as few characters as it can', () => {
    expect([0.5, -0.5, -0.01, 12, 1.25].map(short)).toEqual(['.5', '-.5', '0', '12', '1.3']);
  });

  it('uses relative commands and the short forms for upright and level lines', () => {
    expect(
      writePath([
        shape([
          [10, 10],
          [30, 20],
          [30, 50],
          [10, 50],
        ]),
      ]),
    ).toBe('M10 10l20 10v30h-20z');
  });

  it('goes on from the start of a closed outline', () => {
    const square: Point2[] = [
      [0, 0],
      [4, 2],
      [8, 0],
    ];
    const moved = square.map(([x, y]): Point2 => [x + 20, y]);
    expect(writePath([shape(square), shape(moved)])).toBe('M0 0l4 2 4-2zm20 0 4 2 4-2z');
  });

  it('does not let rounding errors add up', () => {
    const steps = Array.from({ length: 50 }, (_, index): Point2 => [index * 0.33, index * 0.17]);
    const numbers = writePath([shape(steps, false)])
      .slice(1)
      .match(/-?\d*\.?\d+/g)!
      .map(Number);
    expect(numbers.length).toBeGreaterThan(50);
    expect(numbers.filter((_, index) => index % 2 === 0).reduce((a, b) => a + b)).toBeCloseTo(16.2, 0);
  });

  it('drops corners that fall on the same spot', () => {
    expect(
      writePath([
        shape([
          [0, 0],
          [0.01, 0.01],
          [5, 5],
        ]),
      ]),
    ).toBe('M0 0l5 5z');
  });
});
