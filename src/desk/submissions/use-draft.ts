import { useSyncExternalStore } from 'react';
import type { HistoryEntry, Submission } from '#contract/desk/submissions.ts';
import { useMe } from '../data/use-me.ts';

/** What happened with an item since somebody began to write. */
interface WithHistory {
  readonly history: readonly Pick<HistoryEntry, 'id' | 'action' | 'by' | 'text'>[];
}

/** Entries about mail stand between the others by their time, but have numbers below zero. */
export function newestEntry({ history }: WithHistory): number {
  return Math.max(0, ...history.map(({ id }) => id));
}

/** Whether somebody else did something with it. Looking at it does not count. */
export function isNews(after: number, submission: WithHistory, myId: string): boolean {
  return since(after, submission).some(
    ({ by, action }) => by !== null && by.id !== myId && action !== 'opened',
  );
}

interface Written {
  readonly what: 'answer' | 'note';
  readonly text: string;
  readonly by: string;
}

/** Whether these words arrived although the answer to them was lost: who then tries again must not send them twice. */
export function hasArrived(
  { what, text, by: myId }: Written,
  after: number,
  submission: WithHistory,
): boolean {
  const kinds = what === 'answer' ? ['answer-sent', 'answer-undone'] : ['note'];
  const last = since(after, submission).findLast(
    ({ by, action }) => by?.id === myId && kinds.includes(action),
  );
  return last?.text === text.trim();
}

function since(after: number, { history }: WithHistory): WithHistory['history'] {
  return history.filter(({ id }) => id > after);
}

const PREFIX = 'desk-draft';
/** Nobody comes back to older ones, and they are about people. */
const KEPT_FOR_MS = 7 * 24 * 3_600_000;

interface Draft {
  readonly text: string;
  readonly at: number;
  /** The newest entry in the item's history when it was begun. */
  readonly after: number;
}

const listeners = new Set<() => void>();

/**
 * What was typed stays in this browser until it is sent, also when another item is read in between, or when the session ends
 * and the mailed link signs in in another tab. Each person finds their own.
 */
export function useDraft(
  kind: 'answer' | 'note',
  submission: Submission,
): [text: string, write: (next: string | ((now: string) => string)) => void, begunAfter: number] {
  const key = [PREFIX, useMe().person.id, kind, submission.reference].join(' ');
  const text = useSyncExternalStore(subscribe, () => parse(key)?.text ?? '');
  const begunAfter = parse(key)?.after ?? newestEntry(submission);
  const put = (next: string | ((now: string) => string)) =>
    write(key, typeof next === 'string' ? next : next(parse(key)?.text ?? ''), begunAfter);
  return [text, put, begunAfter];
}

/** Whether a reply was begun in this browser and not sent. */
export function useHasDraft(reference: string): boolean {
  const key = [PREFIX, useMe().person.id, 'answer', reference].join(' ');
  return useSyncExternalStore(subscribe, () => localStorage.getItem(key) !== null);
}

/** After signing out nothing of what the person typed is left. Others who share the browser keep their drafts. */
export function forgetDraftsOf(personId: string): void {
  for (const key of draftKeys()) if (key.startsWith(`${PREFIX} ${personId} `)) localStorage.removeItem(key);
}

/** What is erased is gone from here too. */
export function forgetDraftsOn(reference: string): void {
  for (const key of draftKeys()) if (key.endsWith(` ${reference}`)) localStorage.removeItem(key);
}

export function forgetOldDrafts(now = Date.now()): void {
  for (const key of draftKeys()) {
    const draft = parse(key);
    if (draft === null || now - draft.at > KEPT_FOR_MS) localStorage.removeItem(key);
  }
}

function draftKeys(): readonly string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}

function write(key: string, text: string, after: number): void {
  if (text === '') localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ text, at: Date.now(), after } satisfies Draft));
  for (const listener of listeners) listener();
}

function parse(key: string): Draft | null {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // What another tab writes.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
