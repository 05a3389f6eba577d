/** Which of the three stages a scroll progress shows: the first up to 33 %, the second up to 66 %, then the third. */
export type Stage = 0 | 1 | 2;

export const stageThresholds = [0.33, 0.66] as const;

export function stageAt(progress: number): Stage {
  if (progress <= stageThresholds[0]) return 0;
  return progress <= stageThresholds[1] ? 1 : 2;
}

/** Where the hero starts on the page, and how far the page scrolls until its end has come into view. */
export interface Track {
  readonly start: number;
  readonly length: number;
}

export function progressAt(scrollY: number, track: Track): number {
  if (track.length <= 0) return 0;
  return Math.min(1, Math.max(0, (scrollY - track.start) / track.length));
}

/** Where to scroll to see a stage: the middle of its share of the way. */
export function scrollForStage(stage: Stage, track: Track): number {
  const middle = [0, (stageThresholds[0] + stageThresholds[1]) / 2, 0.9][stage] ?? 0;
  return track.start + middle * track.length;
}
