import type { CompanyMailFigures } from '../storage/figures.ts';

/** Mail to the company that has not reached it, and that somebody has to hear of in another way than by mail. */
export interface CompanyMailTrouble {
  readonly givenUp: number;
  /** When the last of these was given up; 0 when none was. */
  readonly givenUpAt: number;
  /** How many wait, where one has been waiting for too long; else 0. */
  readonly waiting: number;
  readonly waitingSince: number | null;
}

/** A mail server that is restarted, or greylists, is none of anybody's business. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

export function troubleOf(
  { givenUp, givenUpAt, pending, oldestSince }: CompanyMailFigures,
  now: number,
): CompanyMailTrouble | null {
  const isWaiting = oldestSince !== null && now - oldestSince > LONGEST_WAIT_MS;
  if (givenUp === 0 && !isWaiting) return null;
  return {
    givenUp,
    givenUpAt: givenUpAt ?? 0,
    waiting: isWaiting ? pending : 0,
    waitingSince: isWaiting ? oldestSince : null,
  };
}

/** In a sentence for whoever runs the site, without anything personal. */
export function troubleInWords({ givenUp, waiting, waitingSince }: CompanyMailTrouble, now: number): string {
  const parts: string[] = [];
  if (givenUp > 0) parts.push(`${messages(givenUp)} given up`);
  if (waitingSince !== null) {
    parts.push(`${messages(waiting)} waiting, for up to ${duration(now - waitingSince)}`);
  }
  return `Mail to the company does not arrive: ${parts.join(', ')}. "npm run inbox -- list --state undelivered" shows what it is about, "show" why, and "resend" tries again.`;
}

function messages(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`;
}

function duration(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`;
}
