import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLive } from './live-connection.ts';

class FakeSource {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  close = vi.fn();
}

const sources: FakeSource[] = [];
const open = () => {
  const source = new FakeSource();
  sources.push(source);
  return source as unknown as EventSource;
};

beforeEach(() => {
  vi.useFakeTimers();
  sources.length = 0;
});
afterEach(() => vi.useRealTimers());

test('passes events on, and is live once it is open', () => {
  const onEvent = vi.fn();
  const live = openLive({ onEvent, onLost: vi.fn(), open });
  expect(live.state().isLive).toBe(false);
  sources[0]!.onopen!();
  sources[0]!.onmessage!({ data: '{"type":"presence"}' });
  expect(live.state()).toEqual({ isLive: true, lostSince: null, nextAttemptAt: null });
  expect(onEvent).toHaveBeenCalledWith({ type: 'presence' });
});

test('tries again a little later each time, and remembers since when until it is back', () => {
  const onLost = vi.fn();
  const live = openLive({ onEvent: vi.fn(), onLost, open });
  sources[0]!.onopen!();
  const lostAt = Date.now();
  for (const wait of [1000, 2000, 4000]) {
    sources.at(-1)!.onerror!();
    expect(live.state()).toEqual({ isLive: false, lostSince: lostAt, nextAttemptAt: Date.now() + wait });
    vi.advanceTimersByTime(wait);
  }
  expect(sources).toHaveLength(4);
  expect(onLost).toHaveBeenCalledTimes(3);
  sources.at(-1)!.onopen!();
  expect(live.state().lostSince).toBeNull();
});

test('closed, it never comes back', () => {
  const live = openLive({ onEvent: vi.fn(), onLost: vi.fn(), open });
  sources[0]!.onerror!();
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(sources).toHaveLength(1);
});
