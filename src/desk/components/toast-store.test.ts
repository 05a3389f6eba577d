import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNDO_MS } from '#contract/desk/actions.ts';
import { type MountedHook, mountHook } from '../../../tests/helpers/hook.ts';
import {
  closeToast,
  pauseToast,
  resumeToast,
  showToast,
  type Toast,
  undoLast,
  useToast,
} from './toast-store.ts';

let hook: MountedHook<Toast | null>;

beforeEach(() => {
  vi.useFakeTimers();
  hook = mountHook(useToast);
});
afterEach(() => {
  act(closeToast);
  hook.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = (toast: Omit<Toast, 'id'>) => act(() => showToast(toast));
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('a toast closes when the time to undo is over', () => {
  show({ text: 'Closed' });
  wait(UNDO_MS - 1);
  expect(hook.result()?.text).toBe('Closed');
  wait(1);
  expect(hook.result()).toBeNull();
});

test('holdToast pauses the timeout until resumeToast', () => {
  show({ text: 'Closed' });
  wait(UNDO_MS - 1000);
  pauseToast();
  wait(60_000);
  expect(hook.result()).not.toBeNull();
  resumeToast();
  wait(999);
  expect(hook.result()).not.toBeNull();
  wait(1);
  expect(hook.result()).toBeNull();
});

test('a timed undo expires even while the toast is held, and a problem then stays without it', () => {
  show({ text: 'Sending your reply', undo: vi.fn(), isTimed: true });
  wait(UNDO_MS - 1000);
  pauseToast();
  wait(999);
  resumeToast();
  expect(hook.result()).not.toBeNull();
  wait(1);
  expect(hook.result()).toBeNull();
  show({ text: 'Some were released', undo: vi.fn(), isTimed: true, isProblem: true });
  wait(UNDO_MS);
  expect(hook.result()).toMatchObject({ text: 'Some were released' });
  expect(hook.result()).not.toHaveProperty('undo');
});

test('undoLast runs the undo only once, and a problem stays until it is closed', () => {
  const undo = vi.fn();
  show({ text: 'Closed', undo });
  act(undoLast);
  act(undoLast);
  expect(undo).toHaveBeenCalledOnce();
  show({ text: 'That did not work', isProblem: true });
  wait(60_000);
  expect(hook.result()).not.toBeNull();
  act(closeToast);
  expect(hook.result()).toBeNull();
});
