import type { ItemTab } from '#contract/desk/items.ts';
import { readItemQuery } from '../address/item-query.ts';
import { ItemPane } from '../item/item-pane.tsx';
import { ItemsView } from '../items/items-view.tsx';
import type { ListPlace } from '../items/list-place.ts';
import type { ViewProps } from '../view-props.ts';
import { OpenApplication } from './open-application.tsx';

const TABS: readonly ItemTab[] = ['waiting', 'mine', 'nobodys', 'answered', 'all'];

/** The list as for enquiries; an open application has its resume beside it. */
export function Applications({ address }: ViewProps) {
  const place: ListPlace = {
    view: 'applications',
    form: 'careers',
    tabs: TABS,
    usualTab: 'waiting',
    query: readItemQuery(address.parameters, 'waiting'),
    reference: address.part,
  };
  return (
    <ItemsView place={place}>
      {(reference, backHref) => (
        <ItemPane key={reference} reference={reference} backHref={backHref}>
          {(item) => <OpenApplication item={item} place={place} backHref={backHref} />}
        </ItemPane>
      )}
    </ItemsView>
  );
}
