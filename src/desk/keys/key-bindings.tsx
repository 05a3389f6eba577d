import { useEffect, useEffectEvent } from 'react';

/** Single keys do things (DESK, keys). Never while somebody types, never with a modifier, and they can be turned off. */
type Bindings = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

const stack: Bindings[] = [];
const STORED_AS = 'desk-keys';
const PREFIX_MS = 1500;
/** Held down, these go on. Another key must not put away one item after the other. */
const WALKING = ['j', 'k'];
let prefixAt = Number.NEGATIVE_INFINITY;

/** The newest comes first: an item's keys win over those of the list beside it. */
function addBindings(bindings: Bindings): () => void {
  stack.push(bindings);
  return () => {
    stack.splice(stack.indexOf(bindings), 1);
  };
}

export function areKeysOn(): boolean {
  return localStorage.getItem(STORED_AS) !== 'off';
}

export function turnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED_AS);
  else localStorage.setItem(STORED_AS, 'off');
}

export function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('dialog, [role=menu]')) return;
  if (target?.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]')) {
    // Out of a search field and back to the list; what is being written stays where it is.
    if (event.key === 'Escape' && target instanceof HTMLInputElement) {
      // Some browsers empty a search field on Escape, which would change the list.
      if (target.type === 'search') event.preventDefault();
      target.blur();
    }
    return;
  }
  if (event.key !== 'Escape' && !areKeysOn()) return;
  if (event.repeat && !WALKING.includes(event.key)) return;
  const wasPrefixed = event.timeStamp - prefixAt < PREFIX_MS;
  prefixAt = Number.NEGATIVE_INFINITY;
  if (!wasPrefixed && event.key === 'g') {
    prefixAt = event.timeStamp;
    return;
  }
  const name = wasPrefixed ? `g ${event.key}` : event.key;
  const action = stack.findLast((bindings) => bindings[name] !== undefined)?.[name];
  if (action === undefined) return;
  event.preventDefault();
  action(event);
}

/** Keys that work while the component is shown. `names` must stay the same; what they do may change. */
export function useKeys(names: readonly string[], act: (name: string) => void): void {
  const onKey = useEffectEvent(act);
  const joined = names.join('\n');
  useEffect(() => {
    const bindings: Bindings = Object.fromEntries(
      joined.split('\n').map((name) => [name, () => onKey(name)] as const),
    );
    return joined === '' ? undefined : addBindings(bindings);
  }, [joined]);
}

/** The key that does the same as a button. Silent: the keys are listed under "?", and the button has its own name. */
export function KeyHint({ of: name }: { readonly of: string }) {
  return (
    <span className="key-hint" aria-hidden="true">
      <kbd>{name}</kbd>
    </span>
  );
}
