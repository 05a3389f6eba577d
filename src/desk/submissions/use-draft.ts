import { useSyncExternalStore } from 'react';
import type { HistoryEntry, Submission } from '#contract/desk/submissions.ts';
import { useMe } from '../data/use-me.ts';

interface WithHistory {
  readonly history: readonly Pick<HistoryEntry, 'id' | 'action' | 'by' | 'text'>[];
}

/** Mail entries are sorted in by time, but have negative ids. */
export function newestEntry({ history }: WithHistory): number {
  return Math.max(0, ...history.map(({ id }) => id));
}

/** Whether somebody else acted on the submission. Opening it does not count. */
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

/** Whether this text was saved although the reply was lost: a retry must not send it twice. */
export function wasSaved({ what, text, by: myId }: Written, after: number, submission: WithHistory): boolean {
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
/** Old drafts contain personal data and are not needed any more. */
const KEPT_FOR_MS = 7 * 24 * 3_600_000;

interface Draft {
  readonly text: string;
  readonly at: number;
  /** The newest history entry when the draft was begun. */
  readonly after: number;
}

const listeners = new Set<() => void>();

/**
 * Keeps typed text in localStorage until it is sent, also while another submission is open, or when the session ends
 * and the emailed link opens another tab. Drafts are per person.
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

/** Whether this browser has an unsent reply. */
export function useHasDraft(reference: string): boolean {
  const key = [PREFIX, useMe().person.id, 'answer', reference].join(' ');
  return useSyncExternalStore(subscribe, () => localStorage.getItem(key) !== null);
}

/** Deletes the person's drafts on sign-out. Others who share the browser keep theirs. */
export function forgetDraftsOf(personId: string): void {
  for (const key of draftKeys()) if (key.startsWith(`${PREFIX} ${personId} `)) localStorage.removeItem(key);
}

/** Deletes the drafts of an erased submission. */
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
  // Changes by another tab.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
