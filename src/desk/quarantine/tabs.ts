/** What is held, and what became of what was. */
export const QUARANTINE_TABS = ['held', 'released', 'spam'] as const;
export type QuarantineTab = (typeof QUARANTINE_TABS)[number];

export type Decision = 'release' | 'spam';
