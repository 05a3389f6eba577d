import { describe, expect, it } from 'vitest';
import { sectionAt } from './contents.ts';

describe('sectionAt', () => {
  it('is nothing while the first section is still below the line', () => {
    expect(sectionAt([400, 900, 1400], 180)).toBe(-1);
  });

  it('is the section that the line runs through', () => {
    expect(sectionAt([-300, 120, 700], 180)).toBe(1);
    expect(sectionAt([180, 700], 180)).toBe(0);
  });

  it('is the last one once all have been passed', () => {
    expect(sectionAt([-2000, -1200, -90], 180)).toBe(2);
  });
});
