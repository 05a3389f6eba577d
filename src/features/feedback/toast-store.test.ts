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
  it('are one at a time: a new one takes the place of the old', () => {
    addToast({ title: 'First', description: '' });
    addToast({ title: 'Second', description: '' });
    expect(getToasts().map((entry) => entry.title)).toEqual(['Second']);
  });

  it('close when dismissed and are removed a long while later', () => {
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
