import { shellWords } from '#content/desk/shell.ts';
import { hrefOf } from '../address/address.ts';
import { Link } from '../address/link.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { Entry } from './navigation.ts';
import { useSignOut } from './use-sign-out.ts';

interface MoreSheetProps {
  readonly entries: readonly Entry[];
  readonly onClose: () => void;
}

/** On a phone: the views that have no place in the bar, and the way out. */
export function MoreSheet({ entries, onClose }: MoreSheetProps) {
  const signOut = useSignOut();
  return (
    <Sheet name={shellWords.more} onClose={onClose}>
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
        {shellWords.signOut}
      </button>
    </Sheet>
  );
}
