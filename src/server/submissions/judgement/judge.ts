import { REQUEST_HEADERS } from '#contract/endpoints.ts';
import type { FormName } from '#contract/forms.ts';
import { alikeKeyOf } from '../search.ts';
import { readStatement, textOf } from '../statement.ts';
import { shinglesOf } from './copies.ts';
import { featuresOf } from './features.ts';
import { type Knowledge, withoutDecisions } from './knowledge.ts';
import { reasonsOf, scoreOf } from './model.ts';
import { createRepeatWatch } from './repeats.ts';
import { signOf } from './signs.ts';

/** The reason for the quarantine, shown to staff (`reasonFor` has the text). Free text, so never a label of a metric. */
export type Suspicion = 'trap' | 'too-fast' | `${'too-fast' | 'content' | 'sign' | 'copy'}: ${string}`;

export interface Judgment {
  /** Null: delivered. */
  readonly suspicion: Suspicion | null;
  /** Delivered with this hint: the words and marks that weigh most. */
  readonly hint: string | null;
  /** Equal for near-copies; null when none is known. */
  readonly alikeKey: string | null;
}

export interface Sent {
  readonly form: FormName;
  /** Not validated. */
  readonly fields: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** A script, ours or another, sends the honeypot in a header; a form submitted without JavaScript has it as a field. */
  readonly by: 'script' | { readonly trap: string };
}

export type Judge = (sent: Sent) => Judgment;

interface JudgeOptions {
  readonly minFillMs: number;
  readonly knowledge?: () => Knowledge;
  readonly now?: () => number;
}

/** Spam detection. Suspicious submissions are quarantined, never refused, and nobody is suspect for a language. */
export function createJudge({ minFillMs, knowledge, now = Date.now }: JudgeOptions): Judge {
  const repeats = createRepeatWatch(now);

  return ({ form, fields, headers, by }) => {
    const statement = readStatement(form, fields);
    const text = textOf(statement);
    const { model, held, possible, copies } = knowledge?.() ?? withoutDecisions;
    const shingles = shinglesOf(text);
    const original = copies.nearest(shingles);
    const own = { shingles, alikeKey: original?.alikeKey ?? alikeKeyOf(statement.text) };
    const { isFromManySenders, alikeKey } = repeats(text, statement.email, own);
    const quarantine = (suspicion: Suspicion): Judgment => ({ suspicion, hint: null, alikeKey });

    const trap = headers[REQUEST_HEADERS.trap.toLowerCase()] ?? '';
    if (trap !== '' || (by !== 'script' && by.trap !== '')) return quarantine('trap');
    const elapsed = headers[REQUEST_HEADERS.elapsed.toLowerCase()];
    if (typeof elapsed === 'string' && /^\d{1,15}$/.test(elapsed) && Number(elapsed) < minFillMs) {
      return quarantine(`too-fast: ${seconds(Number(elapsed))} s of ${seconds(minFillMs)} s`);
    }
    const sign = signOf(statement);
    if (sign !== null) return quarantine(`sign: ${sign}`);
    if (original?.decision === 'ham') return { suspicion: null, hint: null, alikeKey };
    if (original?.decision === 'spam') {
      return quarantine(`copy: nearly the same as ${original.reference}, marked as spam on ${original.day}`);
    }
    if (isFromManySenders) return quarantine('copy: the same text from several senders');

    const features = featuresOf(text, statement.website);
    const score = scoreOf(model, features);
    if (score > held) return quarantine(`content: ${reasonsOf(model, features)}`);
    return { suspicion: null, hint: score > possible ? reasonsOf(model, features) : null, alikeKey };
  };
}

function seconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}
