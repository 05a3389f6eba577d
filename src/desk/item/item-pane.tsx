import { itemWords } from '#content/desk/item.ts';
import { Link } from '../address/link.tsx';
import { RequestError } from '../data/request.ts';
import { useItem } from '../data/use-item.ts';
import { Empty } from '../parts/empty.tsx';
import { Loading } from '../parts/loading.tsx';
import { Problem } from '../parts/problem.tsx';
import { OpenItem } from './open-item.tsx';

interface ItemPaneProps {
  readonly reference: string;
  readonly backHref: string;
}

/** The item at an address: loaded, or a word about why it is not here. */
export function ItemPane({ reference, backHref }: ItemPaneProps) {
  const { data: item, error, refetch } = useItem(reference);
  if (item !== undefined) return <OpenItem item={item} backHref={backHref} />;
  const isGone = error instanceof RequestError && error.status === 404;
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
