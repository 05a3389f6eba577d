import { shellWords } from '#content/desk/shell.ts';
import type { Me } from '#contract/desk/views.ts';
import { hrefOf, type ViewName } from '../address/address.ts';
import { navigate } from '../address/history.ts';
import { hasView } from './navigation.ts';

/** Pressed after `g`. */
const VIEW_KEYS = {
  t: 'today',
  e: 'enquiries',
  a: 'applications',
  n: 'subscribers',
  q: 'quarantine',
  d: 'delivery',
  v: 'visits',
  p: 'people',
  h: 'history',
  s: 'settings',
} as const satisfies Readonly<Record<string, ViewName>>;

/** The names of all keys that lead to a view, as `useKeys` takes them. */
export const GO_TO_KEYS = Object.keys(VIEW_KEYS).map((key) => `g ${key}`);

/** The keys for the views that somebody has, each with the label of its view. */
export function goToKeys(me: Me): readonly { readonly keys: readonly string[]; readonly label: string }[] {
  return Object.entries(VIEW_KEYS)
    .filter(([, view]) => canOpen(me, view))
    .map(([key, view]) => ({ keys: ['g', key], label: shellWords.views[view].label }));
}

/** What a key leads to: the search of the list that is shown, or a view that the person has. */
export function goTo(key: string, me: Me): void {
  const view = VIEW_KEYS[key.slice(2) as keyof typeof VIEW_KEYS] as ViewName | undefined;
  if (key === '/') toSearch();
  else if (view !== undefined && canOpen(me, view)) navigate(hrefOf(view));
}

/** People is there for everyone: who may not change others sees their own sessions. */
function canOpen(me: Me, view: ViewName): boolean {
  return view === 'people' || hasView(me, view);
}

function toSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  // Where an item stands in place of its list, the field is there and cannot be seen.
  if (field?.checkVisibility()) {
    field.focus();
    field.select();
  } else navigate(hrefOf('search'));
}
