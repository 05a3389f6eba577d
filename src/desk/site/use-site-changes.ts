import { useMemo } from 'react';
import type { Change } from '#contract/desk/content-tree.ts';
import type { SiteProblem } from '#contract/desk/site.ts';
import { blockedBy, unscheduled } from './changes/change-sentences.ts';
import { useSite } from './site-data.tsx';

export interface SiteChanges {
  /** Of the draft, without those of scheduled releases. */
  readonly open: readonly Change[];
  readonly ready: readonly Change[];
  /** By id of a change that cannot be published, the reason. */
  readonly blocked: ReadonlyMap<string, SiteProblem>;
}

export function useSiteChanges(): SiteChanges {
  const { changes, problems, state } = useSite();
  const { scheduled } = state;
  return useMemo(() => {
    const open = unscheduled(changes, scheduled);
    const blocked = blockedBy(open, problems);
    return { open, blocked, ready: open.filter(({ id }) => !blocked.has(id)) };
  }, [changes, problems, scheduled]);
}
