import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHART,
  labeledPoints,
  linePath,
  peakOf,
  pointsBy,
  rhombusPath,
  scaleOf,
  ticksFor,
  unitFor,
} from './chart-scale.ts';

const daysOf = (count: number, sent = 0) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    visits: index + 1,
    pages: 2 * index,
    sent,
    visitsBefore: 1,
  }));

describe('gridlines', () => {
  test.each([
    [412, [0, 150, 300, 450]],
    [0, [0, 1, 2, 3]],
    [4, [0, 2, 4, 6]],
    [30, [0, 10, 20, 30]],
    [31, [0, 15, 30, 45]],
    [9_000_001, [0, 4_000_000, 8_000_000, 12_000_000]],
  ])('for a maximum of %i are %j', (maximum, ticks) => expect(ticksFor(maximum)).toEqual(ticks));

  test('are integers, the top one between the maximum and twice the maximum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (maximum) => {
        const ticks = ticksFor(maximum);
        expect(ticks.every(Number.isInteger)).toBe(true);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(maximum);
        expect(ticks.at(-1)).toBeLessThanOrEqual(Math.max(3, 2 * maximum));
      }),
    );
  });
});

describe('the scale', () => {
  test('maps the first and the last point to the edges of the plot', () => {
    const scale = scaleOf(28, 450, 1104);
    expect([scale.x(0), scale.x(27)]).toEqual([44, 1096]);
    expect([scale.y(0), scale.y(450)]).toEqual([CHART.bottom, CHART.top]);
    expect(linePath([0, 450, 225], scaleOf(3, 450, 252))).toBe('M44 208L144 28L244 118');
  });

  test('puts a single day at the left edge', () => {
    expect(linePath([3], scaleOf(1, 3, 400))).toBe('M44 28');
  });

  test('draws a rhombus twice as wide as high', () => {
    expect(rhombusPath(50, 274, 14)).toBe('M50 270.5l7 3.5-7 3.5-7-3.5z');
  });
});

describe('date labels', () => {
  test('mark whole weeks and the last day', () => {
    expect(labeledPoints(28, 39, true)).toEqual([0, 7, 14, 21, 27]);
  });

  test('are thinned out if space is short, except the first and the last', () => {
    expect(labeledPoints(28, 11.3, true)).toEqual([0, 7, 14, 27]);
    expect(labeledPoints(7, 175, true)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(labeledPoints(7, 42, true)).toEqual([0, 2, 4, 6]);
    expect(labeledPoints(1, 900, true)).toEqual([0]);
    expect(labeledPoints(2, 20, true)).toEqual([0, 1]);
  });
});

describe('points of the chart', () => {
  test('are days while there is room, then weeks, then four weeks', () => {
    expect(unitFor(daysOf(28), 300)).toBe('day');
    expect(unitFor(daysOf(28, 9), 300)).toBe('day');
    expect(unitFor(daysOf(91), 1060)).toBe('day');
    expect(unitFor(daysOf(91), 300)).toBe('week');
    expect(unitFor(daysOf(365), 1060)).toBe('week');
    expect(unitFor(daysOf(365, 2), 300)).toBe('four-weeks');
  });

  test('keep the total number of visits and the first day', () => {
    const units = fc.constantFrom('day', 'week', 'four-weeks');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), units, (count, unit) => {
        const days = daysOf(count, 1);
        const points = pointsBy(unit, days);
        const sum = (all: typeof points) => all.reduce((total, { visits }) => total + visits, 0);
        expect(sum(points)).toBe(sum(days));
        expect(points[0]?.day).toBe(days[0]?.day);
      }),
    );
  });

  test('end with a complete week, and a short remainder joins the first one', () => {
    expect(pointsBy('week', daysOf(15, 1)).map(({ sent }) => sent)).toEqual([8, 7]);
    expect(pointsBy('week', daysOf(18, 1)).map(({ sent }) => sent)).toEqual([4, 7, 7]);
    expect(pointsBy('week', daysOf(3, 1)).map(({ sent }) => sent)).toEqual([3]);
  });
});

test('the peak is the first point with the most visits, or null without visits', () => {
  const [low, high] = [daysOf(2)[0]!, daysOf(2)[1]!];
  expect(peakOf([low, high, high])).toBe(1);
  expect(peakOf([{ ...low, visits: 0 }])).toBeNull();
  expect(peakOf([])).toBeNull();
});
