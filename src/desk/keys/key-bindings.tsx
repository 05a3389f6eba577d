import { useEffect, useEffectEvent } from 'react';

/** Single-key shortcuts. Not while typing, not with a modifier, and they can be turned off. */
type Bindings = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

const stack: Bindings[] = [];
const STORED_AS = 'desk-keys';
const PREFIX_MS = 1500;
/** Only these repeat while held down. Any other key would act on one submission after the other. */
const REPEATABLE = ['j', 'k'];
let prefixAt = Number.NEGATIVE_INFINITY;

/** The newest bindings win: those of the open submission over those of the list. */
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
    // Escape leaves a field; a textarea keeps focus.
    if (event.key === 'Escape' && target instanceof HTMLElement && !(target instanceof HTMLTextAreaElement)) {
      // Some browsers clear a search field on Escape, which would change the list.
      if (target instanceof HTMLInputElement && target.type === 'search') event.preventDefault();
      target.blur();
    }
    return;
  }
  if (event.key !== 'Escape' && !areKeysOn()) return;
  if (event.repeat && !REPEATABLE.includes(event.key)) return;
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

/** Shortcuts while the component is mounted. `names` must stay the same; `act` may change. */
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

/** The shortcut of a button. Hidden from screen readers: shortcuts are listed under "?". */
export function KeyHint({ of: name }: { readonly of: string }) {
  return (
    <span className="key-hint" aria-hidden="true">
      <kbd>{name}</kbd>
    </span>
  );
}
