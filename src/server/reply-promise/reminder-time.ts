import type { WorkingTime } from '#contract/working-time.ts';

/** The site promises an answer within 24 hours. */
const PROMISED_MS = 24 * 60 * 60 * 1000;

export function answerDueAt(receivedAt: number): number {
  return receivedAt + PROMISED_MS;
}

/**
 * When to remind: so long before the promise is over that this much working time is left, and never later than half-way
 * through what there is. Where nobody works until then, whoever reads mail all the same gets it that much ahead.
 */
export function reminderTime(receivedAt: number, leadMs: number, workingTime: WorkingTime): number {
  const due = answerDueAt(receivedAt);
  const spans = workingTime({ from: receivedAt, to: due });
  const available = spans.reduce((sum, { from, to }) => sum + (to - from), 0);
  if (available === 0) return due - leadMs;

  let left = Math.min(leadMs, available / 2);
  for (const { from, to } of spans.reverse()) {
    if (left <= to - from) return to - left;
    left -= to - from;
  }
  return receivedAt;
}
