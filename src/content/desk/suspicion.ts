import { filled } from '../filled.ts';

/** Why a message is in quarantine. */
const reasons = {
  trap: {
    what: 'Filled in a hidden field',
    detail: 'People can’t see it. Programs that fill in every field do.',
  },
  tooFast: {
    what: 'Sent {seconds} s after the form opened',
    detail: 'People need {needed} s or more. Browsers that fill in forms can be this fast.',
  },
  /** Of a version that did not keep the seconds. */
  tooFastOnce: {
    what: 'Sent too soon after the form opened',
    detail: 'Browsers that fill in forms can be this fast.',
  },
  content: { what: 'Looks like spam', because: 'Because of {content}.' },
  unknown: { what: 'Looked suspicious' },
} as const;

/** What the spam filter noticed besides words, by the beginning of the name of the mark. The first that fits counts. */
export const spamMarks: readonly (readonly [mark: string, reason: string])[] = [
  ['link that hides', 'a shortened link'],
  ['link to an odd host', 'a link to an odd address'],
  ['link with', 'a link with tracking'],
  ['link', 'a link'],
  ['our address', 'our own address'],
  ['markup', 'HTML'],
  ['mail address', 'an email address'],
  ['phone number', 'a phone number'],
  ['money', 'an amount of money'],
  ['percent', 'a percentage'],
  ['letters of two', 'letters of two alphabets in one word'],
  ['pictures', 'emoji'],
  ['calls', 'exclamation marks'],
];

export interface Reason {
  readonly what: string;
  readonly detail?: string;
}

/**
 * What the server keeps as the reason, in words: "trap", "too-fast: 1.4 s of 3 s", "content: “funds”, a link", "sign: random
 * letters", "copy: nearly the same as K7QM-2XPD, marked as spam on Nov 12".
 */
export function reasonFor(suspicion: string): Reason {
  if (suspicion === 'trap') return reasons.trap;
  if (suspicion === 'too-fast') return reasons.tooFastOnce;
  const [, seconds, needed] = /^too-fast: ([\d.]+) s of ([\d.]+) s$/.exec(suspicion) ?? [];
  if (seconds !== undefined && needed !== undefined) {
    return {
      what: filled(reasons.tooFast.what, { seconds }),
      detail: filled(reasons.tooFast.detail, { needed }),
    };
  }
  const [, kind, words = ''] = /^(content|sign|copy):\s*(.+)$/s.exec(suspicion) ?? [];
  const { what, because } = reasons.content;
  if (kind === 'content') return { what, detail: filled(because, { content: words }) };
  if (kind === 'copy') return { what, detail: `${capitalized(words)}.` };
  if (kind === 'sign') return { what: capitalized(words) };
  return suspicion.trim() === '' ? reasons.unknown : { what: suspicion };
}

/** In one line, for emails and exports. */
export function reasonLine(suspicion: string): string {
  const { what, detail } = reasonFor(suspicion);
  return what === reasons.content.what ? `${what}. ${detail}` : what;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
