import { applicationWords as words } from '#content/desk/resume.ts';
import { filled } from '#content/filled.ts';
import type { Item } from '#contract/desk/items.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '../address/link.tsx';
import { useItemList } from '../data/use-item-list.ts';
import { OpenItem } from '../item/open-item.tsx';
import type { ListPlace } from '../items/list-place.ts';
import { back } from '../parts/desk-icons.ts';
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

/** "2 of 4 waiting" */
function PlaceInList({ reference, place }: { readonly reference: string; readonly place: ListPlace }) {
  const { rows, first } = useItemList({ ...place.query, form: place.form });
  const count = first?.tabs.waiting ?? 0;
  if (place.query.tab !== 'waiting' || count === 0) return null;
  const index = rows.findIndex((row) => row.reference === reference);
  return (
    <span className="num quiet">
      {index < 0 ? filled(words.place.none, { count }) : filled(words.place.one, { place: index + 1, count })}
    </span>
  );
}
