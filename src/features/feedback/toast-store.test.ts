import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToast, dismissToast, getToasts } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('are shown one at a time, so that a new one replaces the old one', () => {
    addToast({ title: 'First', description: '' });
    addToast({ title: 'Second', description: '' });
    expect(getToasts().map((entry) => entry.title)).toEqual(['Second']);
  });

  it('close when dismissed and are removed after the delay', () => {
    addToast({ title: 'Done', description: '' });
    const id = getToasts()[0]?.id ?? 0;
    dismissToast(id);
    expect(getToasts()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(getToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(getToasts()).toEqual([]);
  });
});
