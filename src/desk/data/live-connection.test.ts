import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIVE_BEAT_MS } from '#contract/desk/views.ts';
import { openLive } from './live-connection.ts';

class FakeSource {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  beat = () => {};
  addEventListener = (_name: 'beat', listener: () => void) => {
    this.beat = listener;
  };
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

test('the live connection forwards events and is live once it is open', () => {
  const onEvent = vi.fn();
  const live = openLive({ onEvent, onLost: vi.fn(), open });
  expect(live.state().isLive).toBe(false);
  sources[0]!.onopen!();
  sources[0]!.onmessage!({ data: '{"type":"presence"}' });
  expect(live.state()).toEqual({ isLive: true, lostSince: null, nextAttemptAt: null });
  expect(onEvent).toHaveBeenCalledWith({ type: 'presence' });
});

test('a lost connection retries with increasing delays and records since when it is lost', () => {
  const onLost = vi.fn();
  const live = openLive({ onEvent: vi.fn(), onLost, open });
  sources[0]!.onopen!();
  const lostAt = Date.now();
  for (const delay of [1000, 2000, 4000]) {
    sources.at(-1)!.onerror!();
    expect(live.state()).toEqual({ isLive: false, lostSince: lostAt, nextAttemptAt: Date.now() + delay });
    vi.advanceTimersByTime(delay);
  }
  expect(sources).toHaveLength(4);
  expect(onLost).toHaveBeenCalledTimes(3);
  sources.at(-1)!.onopen!();
  expect(live.state().lostSince).toBeNull();
});

test('a connection without heartbeats counts as lost and is reopened', () => {
  const live = openLive({ onEvent: vi.fn(), onLost: vi.fn(), open });
  sources[0]!.onopen!();
  for (const _ of [1, 2, 3, 4]) {
    vi.advanceTimersByTime(LIVE_BEAT_MS);
    sources[0]!.beat();
  }
  expect(live.state().isLive).toBe(true);
  vi.advanceTimersByTime(3 * LIVE_BEAT_MS);
  expect(live.state().lostSince).not.toBeNull();
  expect(sources[0]!.close).toHaveBeenCalled();
  expect(sources).toHaveLength(2);
});

test('a closed connection does not reconnect', () => {
  const live = openLive({ onEvent: vi.fn(), onLost: vi.fn(), open });
  sources[0]!.onerror!();
  live.close();
  vi.advanceTimersByTime(10 * 60_000);
  expect(sources).toHaveLength(1);
});
