import { describe, expect, it } from 'vitest';
import { progressAt, type Stage, scrollForStage, stageAt, stageThresholds } from './hero-stage.ts';

describe('the stage of the scroll hero', () => {
  const [first, second] = stageThresholds;

  it.each([
    [0, 0],
    [first, 0],
    [first + 0.0001, 1],
    [second, 1],
    [second + 0.0001, 2],
    [1, 2],
  ])('at progress %d is %d', (progress, stage) => {
    expect(stageAt(progress)).toBe(stage);
  });
});

describe('the progress through the hero', () => {
  const track = { start: 100, length: 1000 };

  it('runs from where the hero reaches the top of the window to where its end comes into view', () => {
    expect(progressAt(100, track)).toBe(0);
    expect(progressAt(600, track)).toBe(0.5);
    expect(progressAt(1100, track)).toBe(1);
  });

  it('stays within its ends', () => {
    expect(progressAt(0, track)).toBe(0);
    expect(progressAt(5000, track)).toBe(1);
  });

  it('is none where there is nothing to scroll', () => {
    expect(progressAt(500, { start: 0, length: 0 })).toBe(0);
  });

  it('of the place a stage is shown at belongs to that stage', () => {
    for (const stage of [0, 1, 2] satisfies Stage[]) {
      expect(stageAt(progressAt(scrollForStage(stage, track), track))).toBe(stage);
    }
  });
});
