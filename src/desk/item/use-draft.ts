import { useState } from 'react';

const PREFIX = 'desk-draft';

type Kind = 'answer' | 'note';

const keyOf = (kind: Kind, reference: string) => `${PREFIX} ${kind} ${reference}`;

/** What was typed stays in this tab until it is sent, also when another item is read in between. */
export function useDraft(kind: Kind, reference: string): [string, (text: string) => void] {
  const key = keyOf(kind, reference);
  const [text, setText] = useState(() => readDraft(kind, reference));
  const set = (next: string) => {
    setText(next);
    if (next === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
  };
  return [text, set];
}

/** As it stands now, whenever it is asked for. */
export function readDraft(kind: Kind, reference: string): string {
  return sessionStorage.getItem(keyOf(kind, reference)) ?? '';
}

/** After signing out nothing of what was typed is left. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
