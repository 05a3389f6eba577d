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
  content: { what: 'Looks like spam' },
  unknown: { what: 'Looked suspicious' },
} as const;

export interface Reason {
  readonly what: string;
  readonly detail?: string;
}

/** What the server keeps as the reason, in words: "trap", "too-fast: 1.4 s of 3 s", "content: 3 links; ...". */
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
  const content = /^content:\s*(.+)$/s.exec(suspicion)?.[1];
  if (content !== undefined) return { ...reasons.content, detail: content };
  return suspicion.trim() === '' ? reasons.unknown : { what: suspicion };
}

/** In one line, for emails and exports. */
export function reasonLine(suspicion: string): string {
  const { what, detail } = reasonFor(suspicion);
  return suspicion.startsWith('content:') && detail !== undefined ? `${what}: ${detail}` : what;
}
