import { useState } from 'react';
import { keyTexts } from '#content/desk/keys.ts';
import { shellTexts } from '#content/desk/shell.ts';
import { filled } from '#content/filled.ts';
import type { Me } from '#contract/desk/views.ts';
import { Window } from '../components/dialog.tsx';
import { useMe } from '../data/use-me.ts';
import { hrefOf, type ViewName } from '../router/address.ts';
import { navigate } from '../router/router.tsx';
import { hasView } from '../shell/navigation.ts';
import { areKeysOn, turnKeys } from './key-bindings.tsx';

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
  s: 'site',
  ',': 'settings',
} as const satisfies Readonly<Record<string, ViewName>>;

/** In the format of `useKeys`. */
export const GO_TO_KEYS = Object.keys(VIEW_KEYS).map((key) => `g ${key}`);

/** Shortcuts to the views the person may open. */
function goToKeys(me: Me): readonly { readonly keys: readonly string[]; readonly label: string }[] {
  return Object.entries(VIEW_KEYS)
    .filter(([, view]) => canOpen(me, view))
    .map(([key, view]) => ({ keys: ['g', key], label: shellTexts.views[view].label }));
}

/** Focuses the search of the current list, or opens a view the person may open. */
export function goTo(key: string, me: Me): void {
  const view = VIEW_KEYS[key.slice(2) as keyof typeof VIEW_KEYS] as ViewName | undefined;
  if (key === '/') toSearch();
  else if (view !== undefined && canOpen(me, view)) navigate(hrefOf(view));
}

/** Everyone may open People: without the right to manage people, it lists their own sessions. */
function canOpen(me: Me, view: ViewName): boolean {
  return view === 'people' || hasView(me, view);
}

function toSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  // An open submission can replace its list; the search field then exists but is hidden.
  if (field?.checkVisibility()) {
    field.focus();
    field.select();
  } else navigate(hrefOf('search'));
}

/** The keys of the site are in two columns. */
const SITE_KEYS_LEFT = Math.ceil(keyTexts.site.length / 2);

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [isOn, setIsOn] = useState(areKeysOn);
  const turn = (next: boolean) => {
    turnKeys(next);
    setIsOn(next);
  };
  const goTo = goToKeys(useMe()).map(({ keys, label }) => ({
    keys,
    does: filled(keyTexts.goTo, { view: label }),
  }));
  return (
    <Window title={keyTexts.title} onClose={onClose} isWide>
      <div className="my-4 grid grid-cols-2 gap-x-3.5 gap-y-1.75 max-md:grid-cols-1">
        <KeyList of={keyTexts.list} />
        <KeyList of={goTo} />
        <h3 className="col-span-full mt-3 text-13">{keyTexts.siteTitle}</h3>
        <KeyList of={keyTexts.site.slice(0, SITE_KEYS_LEFT)} />
        <KeyList of={keyTexts.site.slice(SITE_KEYS_LEFT)} />
      </div>
      <label className="check-line">
        <input
          type="checkbox"
          className="check"
          checked={isOn}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
        {keyTexts.areOn}
      </label>
      <p className="hint">{keyTexts.note}</p>
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          {keyTexts.close}
        </button>
      </div>
    </Window>
  );
}

interface KeyListProps {
  readonly of: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

function KeyList({ of: list }: KeyListProps) {
  return (
    <dl className="grid content-start gap-1.75 text-13">
      {list.map(({ keys, does }) => (
        <div key={does} className="grid grid-cols-[84px_1fr] items-center">
          <dt className="flex gap-1">
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
