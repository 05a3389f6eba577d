import { LIVE_BEAT_MS, type LiveEvent } from '#contract/desk/views.ts';

export interface LiveState {
  readonly isLive: boolean;
  /** Null while connected. */
  readonly lostSince: number | null;
  readonly nextAttemptAt: number | null;
}

export interface LiveConnection {
  readonly state: () => LiveState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly retryNow: () => void;
  readonly close: () => void;
}

interface LiveOptions {
  readonly onEvent: (event: LiveEvent) => void;
  /** Called on each failed attempt: the session may have ended. */
  readonly onLost: () => void;
  readonly open?: () => EventSource;
}

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;
/** After sleep, or on a bad network, a connection can be dead without an error. */
const MAX_SILENCE_MS = 2.5 * LIVE_BEAT_MS;

/** The server-sent events. Reconnects with exponential backoff. */
export function openLive({
  onEvent,
  onLost,
  open = () => new EventSource('/api/live'),
}: LiveOptions): LiveConnection {
  const listeners = new Set<() => void>();
  let state: LiveState = { isLive: false, lostSince: null, nextAttemptAt: null };
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;

  const set = (next: LiveState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const hear = () => {
    clearTimeout(silence);
    silence = setTimeout(lose, MAX_SILENCE_MS);
  };

  const lose = () => {
    stop();
    set({
      isLive: false,
      lostSince: state.lostSince ?? Date.now(),
      nextAttemptAt: Date.now() + wait,
    });
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, MAX_WAIT_MS);
    onLost();
  };

  const stop = () => {
    clearTimeout(timer);
    clearTimeout(silence);
    source?.close();
  };

  const connect = () => {
    stop();
    source = open();
    hear();
    source.onopen = () => {
      wait = FIRST_WAIT_MS;
      set({ isLive: true, lostSince: null, nextAttemptAt: null });
    };
    source.onmessage = (message: MessageEvent<string>) => {
      hear();
      onEvent(JSON.parse(message.data));
    };
    source.addEventListener('beat', hear);
    source.onerror = lose;
  };

  connect();
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retryNow: connect,
    close: stop,
  };
}
