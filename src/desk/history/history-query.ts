import { historyViewWords as words } from '#content/desk/history-view.ts';
import type { HistoryAction } from '#contract/desk/items.ts';

/** What of the history is asked for: the parameters of the address are those of the server. */
export interface HistoryQuery {
  readonly person?: string;
  readonly action?: HistoryAction;
  readonly reference?: string;
}

export const HISTORY_ACTIONS = Object.keys(words.actions) as readonly HistoryAction[];

/** What somebody typed into the address by hand and does not exist counts as not said. */
export function readHistoryQuery(parameters: URLSearchParams): HistoryQuery {
  const person = parameters.get('person')?.trim();
  const action = HISTORY_ACTIONS.find((one) => one === parameters.get('action'));
  const reference = normalized(parameters.get('reference') ?? '');
  return { ...(person && { person }), ...(action && { action }), ...(reference && { reference }) };
}

export function writeHistoryQuery(query: HistoryQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value);
  return parameters;
}

/** As references are written: "8ndx v3ka" is 8NDX-V3KA. */
export function normalized(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return letters.length === 8 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : typed.trim().toUpperCase();
}
