import type { EditConflict, EditsReply, SiteOperation } from '#contract/desk/site.ts';
import { RequestError } from '../data/request.ts';

export type SaveResult =
  | { readonly kind: 'saved' }
  | { readonly kind: 'conflict'; readonly conflict: EditConflict['conflict'] }
  | { readonly kind: 'failed'; readonly message: string };

type Operations = readonly SiteOperation[];

/** Operations that are saved together. */
interface Entry {
  readonly operations: Operations;
  readonly done: readonly ((result: SaveResult) => void)[];
  /** The answer was lost, or this is a later visit: the server may have saved them. */
  readonly mayBeSaved: boolean;
}

export interface QueueState {
  readonly saving: 'saved' | 'saving' | 'offline';
  readonly savedAt: number | null;
  /** In order, with the version of the draft that has them once they are saved. */
  readonly pending: readonly { readonly operations: Operations; readonly version: number | null }[];
}

export interface QueueOptions {
  readonly send: (operations: Operations) => Promise<EditsReply>;
  /** The operations that have not taken effect. */
  readonly stillToSave: (operations: Operations) => Promise<Operations>;
  /** Keeps unsaved operations when the window closes. */
  readonly store: {
    readonly read: () => readonly Operations[];
    readonly write: (all: readonly Operations[]) => void;
  };
  /** An edit of an earlier visit was refused, which nobody waits for any more. */
  readonly onRefused: (operations: Operations, result: Exclude<SaveResult, { kind: 'saved' }>) => void;
}

export type SaveQueue = ReturnType<typeof createSaveQueue>;

const FIRST_WAIT_MS = 2000;
const MAX_WAIT_MS = 30_000;

/** Saves operations in order, one request at a time. What could not be sent is kept and sent again. */
export function createSaveQueue({ send, stillToSave, store, onRefused }: QueueOptions) {
  const listeners = new Set<() => void>();
  let entries: Entry[] = store.read().map((operations) => ({
    operations,
    done: [(result) => result.kind !== 'saved' && onRefused(operations, result)],
    mayBeSaved: true,
  }));
  let acknowledged: { readonly operations: Operations; readonly version: number }[] = [];
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let state: QueueState = { saving: 'saved', savedAt: null, pending: [] };

  const tell = (change: Partial<QueueState> = {}) => {
    const unsaved = entries.map(({ operations }) => ({ operations, version: null }));
    state = { ...state, ...change, pending: [...acknowledged, ...unsaved] };
    for (const listener of listeners) listener();
  };

  const finish = (entry: Entry, result: SaveResult) => {
    entries = entries.filter((one) => one !== entry);
    tell();
    for (const done of entry.done) done(result);
  };

  const run = async () => {
    clearTimeout(timer);
    if (isSending) return;
    isSending = true;
    for (let entry = entries[0]; entry !== undefined; entry = entries[0]) {
      // While offline, only success changes the state: it must not flicker with each attempt.
      if (state.saving === 'saved') tell({ saving: 'saving' });
      const result = await attempt(entry);
      if (result === null) {
        entries[0] = { ...entry, mayBeSaved: true };
        store.write(entries.map(({ operations }) => operations));
        tell({ saving: 'offline' });
        timer = setTimeout(run, wait);
        wait = Math.min(wait * 2, MAX_WAIT_MS);
        isSending = false;
        return;
      }
      wait = FIRST_WAIT_MS;
      finish(entry, result);
    }
    isSending = false;
    store.write([]);
    tell({ saving: 'saved' });
  };

  /** Null to try again later. */
  const attempt = async ({ operations, mayBeSaved }: Entry): Promise<SaveResult | null> => {
    try {
      const unsaved = mayBeSaved ? await stillToSave(operations) : operations;
      if (unsaved.length > 0) {
        const { version } = await send(unsaved);
        acknowledged = [...acknowledged, { operations: unsaved, version }];
      }
      state = { ...state, savedAt: Date.now() };
      return { kind: 'saved' };
    } catch (error) {
      if (!(error instanceof RequestError)) return { kind: 'failed', message: String(error) };
      const { status, message, body } = error;
      // Without a session, the edits are sent after the next sign-in.
      if (status === 0 || status === 401 || status === 429 || status >= 500) return null;
      if (status === 409 && isConflict(body)) return { kind: 'conflict', conflict: body.conflict };
      return { kind: 'failed', message };
    }
  };

  if (entries.length > 0) void run();
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    save: (operations: Operations): Promise<SaveResult> =>
      new Promise((done) => {
        const last = entries.at(-1);
        const isWaiting = entries.length > (isSending ? 1 : 0);
        const merged = last && isWaiting && !last.mayBeSaved ? mergeSets(last.operations, operations) : null;
        if (last && merged)
          entries[entries.length - 1] = { ...last, operations: merged, done: [...last.done, done] };
        else entries.push({ operations, done: [done], mayBeSaved: false });
        if (state.saving === 'offline') store.write(entries.map((one) => one.operations));
        tell();
        if (state.saving !== 'offline') void run();
      }),
    retryNow: () => void run(),
    /** Drops operations that the loaded draft already has. */
    loaded: (version: number) => {
      const left = acknowledged.filter((one) => one.version > version);
      if (left.length === acknowledged.length) return;
      acknowledged = left;
      tell();
    },
  };
}

/** Two edits of the same field are saved as one. */
function mergeSets(earlier: Operations, later: Operations): Operations | null {
  const [first, second] = [earlier[0], later[0]];
  if (earlier.length !== 1 || later.length !== 1 || first?.op !== 'set' || second?.op !== 'set') return null;
  if (first.file !== second.file || first.path !== second.path) return null;
  return [{ ...second, seen: first.seen }];
}

function isConflict(body: unknown): body is EditConflict {
  return typeof body === 'object' && body !== null && 'conflict' in body;
}
