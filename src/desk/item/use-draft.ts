import { useState } from 'react';

const PREFIX = 'desk-draft';

/** What was typed stays in this tab until it is sent, also when another item is read in between. */
export function useDraft(kind: 'answer' | 'note', reference: string): [string, (text: string) => void] {
  const key = `${PREFIX} ${kind} ${reference}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const set = (next: string) => {
    setText(next);
    if (next === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
  };
  return [text, set];
}

/** After signing out nothing of what was typed is left. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
