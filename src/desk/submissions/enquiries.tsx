import type { ItemTab } from '#contract/desk/items.ts';
import type { ViewProps } from '../router/address.ts';
import { readItemQuery } from '../router/submission-address.ts';
import { ItemPane } from './submission-pane.tsx';
import { ItemsView } from './submissions-view.tsx';

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
