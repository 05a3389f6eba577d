import type { Doing } from '../submissions/action-context.ts';
import type { InboxContext } from './command.ts';

/** Whoever is at the terminal of the server is not signed in: the history says where it was done. */
export function atTerminal({ now }: Pick<InboxContext, 'now'>): Doing {
  return { person: null, via: 'terminal', now: now() };
}
