/** Something about a submission that spam often has and honest writing seldom. */
export interface Signal {
  readonly points: number;
  /** For the colleague who decides about it, such as "three links". */
  readonly words: string;
}

/** Submissions with so many points are held back. No single doubtful sign has as many. */
const SUSPECT_FROM = 6;

/** "content: offers search-engine ranking; three links", or null for what is no suspect. The heaviest come first. */
export function reasonFrom(signals: readonly Signal[]): `content: ${string}` | null {
  const points = signals.reduce((sum, signal) => sum + signal.points, 0);
  if (points < SUSPECT_FROM) return null;
  const against = signals.filter((signal) => signal.points > 0);
  const ordered = against.toSorted((one, other) => other.points - one.points);
  return `content: ${ordered.map(({ words }) => words).join('; ')}`;
}
