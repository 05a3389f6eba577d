import { describe, expect, it } from 'vitest';
import { writeRuns } from './batch.ts';
import { box } from './box.ts';
import { sortByDepth } from './depth.ts';
import { moving, type Solid } from './solid.ts';

/** The classes of the paths written for the solids. */
const classesOf = (solids: readonly Solid[]) =>
  writeRuns(sortByDepth(solids)).flatMap(({ paths }) => paths.map(({ className }) => className));

describe('batching', () => {
  it('merges faces of the same class if the boxes do not overlap', () => {
    const boxes = [0, 4, 8].map((x) => box('white', [x, 0, 0], [1, 1, 1]));
    expect(classesOf(boxes)).toEqual(['l2', 'r2', 't2']);
  });

  it('does not merge faces if one box hides part of the other', () => {
    const behind = box('white', [0, 0, 0], [2, 2, 2]);
    const inFront = box('white', [1, 2.5, 0], [2, 2, 2]);
    expect(classesOf([behind, inFront]).length).toBeGreaterThan(3);
  });

  it('puts moving solids into a separate group', () => {
    const still = box('white', [0, 0, 0], [1, 1, 1]);
    const part = moving('convey', box('white', [9, 0, 0], [1, 1, 1]));
    expect(writeRuns([still, part]).map((run) => run.motion)).toEqual([undefined, 'm-go']);
  });

  it('merges solids around a moving one that does not reach them', () => {
    const still = [0, 4].map((y) => box('white', [0, y, 0], [1, 1, 1]));
    const part = moving('convey', box('white', [30, 0, 0], [1, 1, 1]));
    expect(classesOf([still[0]!, part, still[1]!]).length).toBe(6);
  });

  it('keeps a solid above a moving one that passes it', () => {
    const part = moving('convey', box('white', [0, 0, 0], [1, 1, 1]));
    const [elsewhere, onTheWay] = [20, 4].map((y) => box('white', [0, y, 0], [1, 1, 1]));
    const runs = writeRuns([elsewhere!, part, onTheWay!]);
    expect(runs.at(-1)?.motion).toBe(undefined);
  });
});
