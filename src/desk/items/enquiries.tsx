import type { ItemTab } from '#contract/desk/items.ts';
import { readItemQuery } from '../address/item-query.ts';
import { ItemPane } from '../item/item-pane.tsx';
import type { ViewProps } from '../view-props.ts';
import { ItemsView } from './items-view.tsx';

const TABS: readonly ItemTab[] = ['waiting', 'mine', 'nobodys', 'answered', 'all'];

export function Enquiries({ address }: ViewProps) {
  return (
    <ItemsView
      place={{
        view: 'enquiries',
        form: 'contact',
        tabs: TABS,
        usualTab: 'waiting',
        query: readItemQuery(address.parameters, 'waiting'),
        reference: address.part,
      }}
    >
      {(reference, backHref) => <ItemPane key={reference} reference={reference} backHref={backHref} />}
    </ItemsView>
  );
}
