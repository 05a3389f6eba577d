import type { HistoryEntry } from '#contract/desk/items.ts';

/** What happened with an item since somebody began to write. */
interface WithHistory {
  readonly history: readonly Pick<HistoryEntry, 'id' | 'action' | 'by' | 'text'>[];
}

/** Entries about mail stand between the others by their time, but have numbers below zero. */
export function newestEntry({ history }: WithHistory): number {
  return Math.max(0, ...history.map(({ id }) => id));
}

/** Whether somebody else did something with it. Looking at it does not count. */
export function isNews(after: number, item: WithHistory, myId: string): boolean {
  return since(after, item).some(({ by, action }) => by !== null && by.id !== myId && action !== 'opened');
}

interface Written {
  readonly what: 'answer' | 'note';
  readonly text: string;
  readonly by: string;
}

/** Whether these words arrived although the answer to them was lost: who then tries again must not send them twice. */
export function hasArrived({ what, text, by: myId }: Written, after: number, item: WithHistory): boolean {
  const kinds = what === 'answer' ? ['answer-sent', 'answer-undone'] : ['note'];
  const last = since(after, item).findLast(({ by, action }) => by?.id === myId && kinds.includes(action));
  return last?.text === text.trim();
}

function since(after: number, { history }: WithHistory): WithHistory['history'] {
  return history.filter(({ id }) => id > after);
}
