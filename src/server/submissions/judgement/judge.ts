import { REQUEST_HEADERS } from '#contract/endpoints.ts';
import type { FormName } from '#contract/forms.ts';
import {
  absenceSignals,
  contentSignals,
  createRepeatWatch,
  type Headers,
  readStatement,
  reasonFrom,
} from './signals.ts';

/** The reason for the quarantine, shown to staff. Free text, so never a label of a metric. */
export type Suspicion = 'trap' | 'too-fast' | `too-fast: ${number} s of ${number} s` | `content: ${string}`;

export interface Sent {
  readonly form: FormName;
  /** Not validated. */
  readonly fields: unknown;
  readonly headers: Headers;
  /** A script, ours or another, sends the honeypot in a header; a form submitted without JavaScript has it as a field. */
  readonly by: 'script' | { readonly trap: string };
}

/** Null: no reason for quarantine. */
export type Judge = (sent: Sent) => Suspicion | null;

interface JudgeOptions {
  readonly minFillMs: number;
  readonly now?: () => number;
}

/**
 * Spam detection: the honeypot and the time taken decide alone; otherwise content, repetition and missing browser headers are
 * scored. Suspicious submissions are quarantined, never refused.
 */
export function createJudge({ minFillMs, now = Date.now }: JudgeOptions): Judge {
  const repeatSignals = createRepeatWatch(now);

  return ({ form, fields, headers, by }) => {
    const statement = readStatement(form, fields);
    const signals = [
      ...contentSignals(statement),
      ...repeatSignals(statement),
      ...absenceSignals(headers, by === 'script'),
    ];
    const trap = headers[REQUEST_HEADERS.trap.toLowerCase()] ?? '';
    if (trap !== '' || (by !== 'script' && by.trap !== '')) return 'trap';
    const elapsed = headers[REQUEST_HEADERS.elapsed.toLowerCase()];
    const isNumber = typeof elapsed === 'string' && /^\d{1,15}$/.test(elapsed);
    if (!isNumber || Number(elapsed) >= minFillMs) return reasonFrom(signals);
    return `too-fast: ${seconds(Number(elapsed))} s of ${seconds(minFillMs)} s`;
  };
}

function seconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}
