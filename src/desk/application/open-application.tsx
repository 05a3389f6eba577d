import { applicationWords as words } from '#content/desk/resume.ts';
import { filled } from '#content/filled.ts';
import type { Item } from '#contract/desk/items.ts';
import { Icon } from '#ui/icon.tsx';
import { hrefOf } from '../address/address.ts';
import { writeItemQuery } from '../address/item-query.ts';
import { Link } from '../address/link.tsx';
import { useItemList } from '../data/use-item-list.ts';
import { OpenItem } from '../item/open-item.tsx';
import type { ListPlace } from '../items/list-place.ts';
import { useNeighbors } from '../items/use-neighbors.ts';
import { back, next as nextIcon } from '../parts/desk-icons.ts';
import { ApplicationHead } from './application-head.tsx';
import { Resume } from './resume.tsx';

interface OpenApplicationProps {
  readonly item: Item;
  readonly place: ListPlace;
  readonly backHref: string;
}

/** An application is read beside its resume; where both would be too narrow, the list gives way. */
export function OpenApplication({ item, place, backHref }: OpenApplicationProps) {
  return (
    <OpenItem
      item={item}
      backHref={backHref}
      before={
        <span className="back-to-list wide-only">
          <Link className="button plain" href={backHref}>
            <Icon of={back} size={16} />
            {words.back}
          </Link>
          <PlaceInList reference={item.reference} place={place} />
        </span>
      }
      head={<ApplicationHead item={item} />}
      aside={<Resume item={item} />}
    />
  );
}

/** "2 of 4 waiting", and the ones before and after it. */
function PlaceInList({ reference, place }: { readonly reference: string; readonly place: ListPlace }) {
  const { rows, first } = useItemList({ ...place.query, form: place.form });
  const { previous, next } = useNeighbors(rows, reference);
  const parameters = writeItemQuery(place.query, place.usualTab);
  const count = first?.tabs.waiting ?? 0;
  const index = rows.findIndex((row) => row.reference === reference);
  const step = (to: string | undefined, name: string, icon: string) =>
    to === undefined ? (
      <button type="button" className="button plain icon-only" aria-label={name} disabled>
        <Icon of={icon} size={15} />
      </button>
    ) : (
      <Link
        className="button plain icon-only"
        aria-label={name}
        href={hrefOf(place.view, to, parameters)}
        data-repeatable=""
      >
        <Icon of={icon} size={15} />
      </Link>
    );
  return (
    <>
      {place.query.tab === 'waiting' && count > 0 && (
        <span className="num quiet">
          {index < 0
            ? filled(words.place.none, { count })
            : filled(words.place.one, { place: index + 1, count })}
        </span>
      )}
      {step(previous, words.previous, back)}
      {step(next, words.next, nextIcon)}
    </>
  );
}
