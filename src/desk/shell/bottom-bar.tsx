import { useState } from 'react';
import { shellTexts } from '#content/desk/shell.ts';
import type { Me } from '#contract/desk/views.ts';
import { Sheet } from '../components/dialog.tsx';
import { useMe } from '../data/use-me.ts';
import { hrefOf, type ViewName } from '../router/address.ts';
import { Link } from '../router/router.tsx';
import { useSignOut } from '../sign-in/session-end.ts';
import { type Entry, navigationFor, waitingCount } from './navigation.ts';

interface MoreSheetProps {
  readonly entries: readonly Entry[];
  readonly onClose: () => void;
}

/** On a phone: the views that do not fit into the bar, and signing out. */
function MoreSheet({ entries, onClose }: MoreSheetProps) {
  const signOut = useSignOut();
  return (
    <Sheet name={shellTexts.more} onClose={onClose}>
      {entries.map(({ view, label, count, counted }) => (
        <Link key={view} href={hrefOf(view)} onClick={onClose}>
          {label}
          {count !== null && (
            <span className="num quiet">
              {count} {counted}
            </span>
          )}
        </Link>
      ))}
      <button type="button" onClick={signOut}>
        {shellTexts.signOut}
      </button>
    </Sheet>
  );
}

const LISTS: readonly ViewName[] = ['enquiries', 'applications'];

/** Who edits the site has it in the bar, in place of the second list. */
function viewsInBar(me: Me, entries: readonly Entry[]): readonly ViewName[] {
  const lists = entries.map(({ view }) => view).filter((view) => LISTS.includes(view));
  return me.person.site === 'none' ? ['today', ...lists] : ['today', ...lists.slice(0, 1), 'site'];
}

/** On a phone: the most used views, the others behind More. */
export function BottomBar({ view }: { readonly view: ViewName }) {
  const me = useMe();
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const entries = navigationFor(me).flat();
  const inBar = viewsInBar(me, entries);
  const shown = entries.filter((entry) => inBar.includes(entry.view));
  const rest = entries.filter((entry) => !inBar.includes(entry.view));
  const inRest = rest.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return (
    <nav
      className="bottom-bar fixed inset-x-0 bottom-0 z-3 grid h-15 grid-cols-4 border-t border-(--line-2) bg-(--surface) in-data-[view=submission]:hidden md:hidden"
      aria-label={shellTexts.shortNavigation}
    >
      {shown.map((entry) => (
        <Link
          key={entry.view}
          href={hrefOf(entry.view)}
          aria-current={entry.view === view ? 'page' : undefined}
        >
          <span className="num">{entry.view === 'today' ? waitingCount(me.counts) : (entry.count ?? 0)}</span>
          {entry.label}
        </Link>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={rest.some((entry) => entry.view === view) ? 'page' : undefined}
        onClick={() => setIsMoreOpen(true)}
      >
        <span className="num">{inRest > 0 ? inRest : '·'}</span>
        {shellTexts.more}
      </button>
      {isMoreOpen && <MoreSheet entries={rest} onClose={() => setIsMoreOpen(false)} />}
    </nav>
  );
}
