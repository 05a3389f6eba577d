import { describe, expect, it } from 'vitest';
import { nearness, project, TOWARDS_VIEWER } from './projection.ts';

describe('projection', () => {
  it('draws the ground axes at two to one', () => {
    expect(project([1, 0, 0])).toEqual([20, 10]);
    expect(project([0, 1, 0])).toEqual([-20, 10]);
  });

  it('draws height straight up', () => {
    expect(project([0, 0, 1])).toEqual([0, -24]);
  });

  it('keeps tenths of a unit on the ground on whole numbers', () => {
    const [x, y] = project([0.3, 0.1, 0]);
    expect([x, y].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([4, 4]);
  });

  it('maps everything along the line of sight to one spot', () => {
    const [x, y] = project(TOWARDS_VIEWER);
    expect(Math.abs(x)).toBeLessThan(1e-9);
    expect(Math.abs(y)).toBeLessThan(1e-9);
    expect(nearness(TOWARDS_VIEWER)).toBeGreaterThan(nearness([0, 0, 0]));
  });
});
