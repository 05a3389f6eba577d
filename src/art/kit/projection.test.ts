import { describe, expect, it } from 'vitest';
import { nearness, project, TOWARDS_VIEWER } from './projection.ts';

describe('projection', () => {
  it('projects the ground axes at a 2:1 ratio', () => {
    expect(project([1, 0, 0])).toEqual([20, 10]);
    expect(project([0, 1, 0])).toEqual([-20, 10]);
  });

  it('projects height straight up', () => {
    expect(project([0, 0, 1])).toEqual([0, -24]);
  });

  it('projects tenths of a unit on the ground to integers', () => {
    const [x, y] = project([0.3, 0.1, 0]);
    expect([x, y].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([4, 4]);
  });

  it('maps points along the line of sight to one position and orders them by nearness', () => {
    const [x, y] = project(TOWARDS_VIEWER);
    expect(Math.abs(x)).toBeLessThan(1e-9);
    expect(Math.abs(y)).toBeLessThan(1e-9);
    expect(nearness(TOWARDS_VIEWER)).toBeGreaterThan(nearness([0, 0, 0]));
  });
});
