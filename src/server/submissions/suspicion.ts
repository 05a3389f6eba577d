import type { FormName } from '#contract/answer.ts';
import { REQUEST_HEADERS } from '#contract/endpoints.ts';
import { absenceSignals, type Headers } from './judgement/absence.ts';
import { contentSignals } from './judgement/content.ts';
import { createRepeatWatch } from './judgement/repeats.ts';
import { reasonFrom } from './judgement/signal.ts';
import { readStatement } from './judgement/statement.ts';

/** Why a submission is kept apart, for the colleague who decides about it. Never a label of a metric: it is free text. */
export type Suspicion = 'trap' | 'too-fast' | `too-fast: ${number} s of ${number} s` | `content: ${string}`;

export interface Sent {
  readonly form: FormName;
  /** As they came, unchecked. */
  readonly fields: unknown;
  readonly headers: Headers;
  /** Sent by a script, ours or another. A browser that sends the form by itself sends the trap with all other fields. */
  readonly by: 'script' | { readonly trap: string };
}

/** Null: no reason to keep it apart. */
export type Judge = (sent: Sent) => Suspicion | null;

export interface JudgeOptions {
  readonly minFillMs: number;
  readonly now?: () => number;
}

/**
 * Looks for what only machines do, fill in the field that people cannot see or the whole form in a moment, and else weighs
 * what is written, how often it came and what is missing. Nobody is refused for it.
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
