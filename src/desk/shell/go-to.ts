import type { Me } from '#contract/desk/views.ts';
import { hrefOf, type ViewName } from '../address/address.ts';
import { navigate } from '../address/history.ts';
import { hasView } from './navigation.ts';

const PLACES: Readonly<Record<string, ViewName>> = {
  'g t': 'today',
  'g e': 'enquiries',
  'g a': 'applications',
  'g q': 'quarantine',
  'g v': 'visits',
};

/** What a key leads to: the search of the list that is shown, or a view that the person has. */
export function goTo(key: string, me: Me): void {
  const view = PLACES[key];
  if (key === '/') toSearch();
  else if (view !== undefined && hasView(me, view)) navigate(hrefOf(view));
}

function toSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  // Where an item stands in place of its list, the field is there and cannot be seen.
  if (field?.checkVisibility()) {
    field.focus();
    field.select();
  } else navigate(hrefOf('search'));
}
