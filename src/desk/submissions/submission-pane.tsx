import { type ReactNode, useEffect } from 'react';
import { itemWords } from '#content/desk/item.ts';
import type { Item } from '#contract/desk/items.ts';
import { Empty, Loading, Problem } from '../components/states.tsx';
import { RequestError } from '../data/request.ts';
import { useItem } from '../data/use-submission.ts';
import { Link, navigate } from '../router/router.tsx';
import { itemHref } from '../router/submission-address.ts';
import { OpenItem } from './open-submission.tsx';
import { forgetDraftsOn } from './use-draft.ts';

interface ItemPaneProps {
  readonly reference: string;
  readonly backHref: string;
  /** How it is shown, where not as an enquiry. */
  readonly children?: (item: Item) => ReactNode;
}

/** The item at an address: loaded, or a word about why it is not here. */
export function ItemPane({ reference, backHref, children }: ItemPaneProps) {
  const { data: item, error, refetch } = useItem(reference);
  // A bare reference, as in the history, does not say where the item is at home.
  const home = item && itemHref(item);
  useEffect(() => {
    if (home && !location.pathname.startsWith(home)) navigate(home, { replace: true });
  }, [home]);
  // What was shown before stays known here when it is asked for in vain. Erased since, it goes, with what was begun about it.
  const isGone = error instanceof RequestError && error.status === 404;
  useEffect(() => {
    if (isGone) forgetDraftsOn(reference);
  }, [isGone, reference]);
  if (item !== undefined && !isGone) return children?.(item) ?? <OpenItem item={item} backHref={backHref} />;
  return (
    <div className="item is-message">
      {isGone ? (
        <Empty picture="nothing" title={itemWords.gone.title} text={itemWords.gone.text} isPageTitle>
          <Link className="button" href={backHref}>
            {itemWords.back}
          </Link>
        </Empty>
      ) : error ? (
        <Problem error={error} onRetry={refetch} />
      ) : (
        <Loading rows={5} />
      )}
    </div>
  );
}
