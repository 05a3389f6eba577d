import { describe, expect, it } from 'vitest';
import type { Point2 } from './geometry.ts';
import { short, writePath } from './path.ts';
import type { Shape } from './shape.ts';

const shape = (points: readonly Point2[], closed = true): Shape => ({
  steps: points.map((to) => ({ to })),
  closed,
});

describe('path writer', () => {
  it('writes numbers with at most one decimal and without a leading zero', () => {
    expect([0.5, -0.5, -0.01, 12, 1.25].map(short)).toEqual(['.5', '-.5', '0', '12', '1.3']);
  });

  it('uses relative commands, with h and v for horizontal and vertical lines', () => {
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

  it('starts the next outline relative to the start of the closed one before it', () => {
    const square: Point2[] = [
      [0, 0],
      [4, 2],
      [8, 0],
    ];
    const moved = square.map(([x, y]): Point2 => [x + 20, y]);
    expect(writePath([shape(square), shape(moved)])).toBe('M0 0l4 2 4-2zm20 0 4 2 4-2z');
  });

  it('does not accumulate rounding errors', () => {
    const steps = Array.from({ length: 50 }, (_, index): Point2 => [index * 0.33, index * 0.17]);
    const numbers = writePath([shape(steps, false)])
      .slice(1)
      .match(/-?\d*\.?\d+/g)!
      .map(Number);
    expect(numbers.length).toBeGreaterThan(50);
    expect(numbers.filter((_, index) => index % 2 === 0).reduce((a, b) => a + b)).toBeCloseTo(16.2, 0);
  });

  it('drops points that round to the same position', () => {
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
