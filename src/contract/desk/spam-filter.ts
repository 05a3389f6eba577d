/** How the spam filter does: GET /api/spam-filter. */
export interface SpamFilter {
  /** The last whole weeks, the newest first. */
  readonly weeks: readonly SpamWeek[];
  readonly learning: SpamLearning;
}

export interface SpamWeek {
  /** Its Monday, such as 2026-11-09. */
  readonly day: string;
  /** Put in quarantine on arrival. */
  readonly held: number;
  /** Of these, the ones that were released. */
  readonly released: number;
  /** Delivered, then marked as spam. */
  readonly missed: number;
}

export interface SpamLearning {
  /** `paused`: the decisions would hold more real messages than before, so the built-in weights are used. */
  readonly state: 'on' | 'off' | 'paused';
  readonly decisions: number;
  /** Null before the first time. */
  readonly learnedAt: number | null;
}

/** The part of spam that was held on arrival, from 0 to 1. Null without any spam. */
export function caughtShare({ held, released, missed }: Omit<SpamWeek, 'day'>): number | null {
  const spam = held - released + missed;
  return spam === 0 ? null : (held - released) / spam;
}
