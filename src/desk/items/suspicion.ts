import { quarantineWords } from '#content/desk/quarantine.ts';

const { reasons } = quarantineWords;

export interface Reason {
  readonly what: string;
  readonly detail?: string;
}

/** Why something is held: `trap` and `too-fast` have sentences of their own, "content: 3 links; ..." brings its words. */
export function reasonFor(suspicion: string): Reason {
  if (suspicion === 'trap' || suspicion === 'too-fast') return reasons[suspicion];
  const content = /^content:\s*(.+)$/s.exec(suspicion)?.[1];
  if (content !== undefined) return { ...reasons.content, detail: content };
  return suspicion.trim() === '' ? reasons.unknown : { what: suspicion };
}
