import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNDO_MS } from '#contract/desk/actions.ts';
import { currentToast, holdToast, resumeToast, showToast, undoLast } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('stays as long as undoing is possible, and no longer', () => {
  showToast({ text: 'Marked as answered' });
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(currentToast()?.text).toBe('Marked as answered');
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('time stands still under the pointer', () => {
  showToast({ text: 'Marked as answered' });
  vi.advanceTimersByTime(UNDO_MS - 1000);
  holdToast();
  vi.advanceTimersByTime(60_000);
  expect(currentToast()).not.toBeNull();
  resumeToast();
  vi.advanceTimersByTime(999);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('time goes on under the pointer where an email leaves at the end of it', () => {
  showToast({ text: 'Sending your reply', undo: vi.fn(), isTimed: true });
  vi.advanceTimersByTime(UNDO_MS - 1000);
  holdToast();
  vi.advanceTimersByTime(999);
  resumeToast();
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
  showToast({ text: 'Some were released', undo: vi.fn(), isTimed: true, isProblem: true });
  vi.advanceTimersByTime(UNDO_MS);
  expect(currentToast()).toMatchObject({ text: 'Some were released' });
  expect(currentToast()).not.toHaveProperty('undo');
});

test('undoes once, and a problem stays until it is closed', () => {
  const undo = vi.fn();
  showToast({ text: 'Marked as answered', undo });
  undoLast();
  undoLast();
  expect(undo).toHaveBeenCalledOnce();
  showToast({ text: 'That did not work', isProblem: true });
  vi.advanceTimersByTime(60_000);
  expect(currentToast()).not.toBeNull();
});
