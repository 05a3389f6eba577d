import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { FormName } from '#contract/answer.ts';
import { formsIn } from '#contract/desk/people.ts';
import { type Counts, LIVE_BEAT_MS, type LiveEvent, type Presence } from '#contract/desk/views.ts';
import { type Change, createChangeFeed } from '../storage/change-feed.ts';
import type { PersonRow } from '../storage/schema.ts';
import { countsFor } from './counts.ts';
import type { Desk } from './desk.ts';
import { createPresenceBook, type Seen } from './presence.ts';

/** A window of the desk that wants to hear of changes. */
export interface Listener {
  /** Who it belongs to at this moment; null when the session is over. */
  who(): Promise<PersonRow | null>;
  /** What they may see and do, as far as this window knows. */
  rights: Pick<PersonRow, 'role' | 'scope'>;
  send(event: LiveEvent): void;
  /** Says that we are still here. */
  beat(): void;
  end(): void;
}

export interface Live {
  add(listener: Listener): () => void;
  /** Returns who else is there. */
  present(seen: Seen): readonly Presence[];
  close(): void;
}

const PRESENCE_MESSAGE = z.object({
  from: z.string(),
  seen: z.object({
    reference: z.string(),
    form: z.enum(['contact', 'careers', 'newsletter']),
    person: z.object({ id: z.string(), name: z.string(), initials: z.string() }),
    isWriting: z.boolean(),
    isGone: z.boolean(),
  }),
});

/** Null for a malformed one: whoever may connect to the database can send it, and so can another version of this server. */
function readPresenceMessage(message: string): z.output<typeof PRESENCE_MESSAGE> | null {
  try {
    return PRESENCE_MESSAGE.safeParse(JSON.parse(message)).data ?? null;
  } catch {
    return null;
  }
}

/** SQLite tells nobody of what another process wrote; PostgreSQL does, and this is for what got lost. */
const POLL_MS = { alone: 1000, told: 5000 };
const SWEEP_MS = 5000;

/** One feed for all windows of this process. It reads nothing while there are none. */
export function createLive(
  { storage, now }: Pick<Desk, 'storage' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Live {
  const listeners = new Set<Listener>();
  const feed = createChangeFeed(storage.db);
  const book = createPresenceBook();
  const self = randomUUID();
  const timers: NodeJS.Timeout[] = [];
  let stopListening: (() => void) | undefined;
  let reading: Promise<void> | undefined;
  /** The feed names each change once, and telling of it needs the database as well. */
  const untold: Change[] = [];
  let isAskedAgain = false;
  let hasBegun = false;

  async function round(): Promise<void> {
    if (!hasBegun) {
      await feed.begin();
      // All may have left meanwhile, and whoever comes then begins anew.
      hasBegun = listeners.size > 0;
      for (const listener of listeners) listener.send({ type: 'listening' });
      return;
    }
    untold.push(...(await feed.read()));
    if (untold.length === 0) return;
    // Where that fails in the middle, some hear of it twice, which does no harm.
    await tell(untold);
    untold.length = 0;
  }

  /** One round after the other. A database that does not answer is asked again at the next poll. */
  function look(): void {
    if (reading !== undefined) {
      isAskedAgain = true;
      return;
    }
    reading = round()
      .catch(() => {})
      .finally(() => {
        reading = undefined;
        if (!isAskedAgain) return;
        isAskedAgain = false;
        look();
      });
  }

  async function tell(changes: readonly Change[]): Promise<void> {
    const counted = new Map<string, Counts>();
    for (const listener of [...listeners]) {
      const person = await listener.who();
      if (person === null) {
        listener.end();
        continue;
      }
      const { role, scope } = listener.rights;
      if (person.role !== role || person.scope !== scope) {
        listener.rights = person;
        // What it shows may not be theirs any more: it asks for everything again.
        listener.send({ type: 'listening' });
        continue;
      }
      if (changes.some(({ form }) => form === null)) listener.send({ type: 'people' });
      const visible = changes.filter((change) => mayHear(person, change));
      if (visible.length === 0) continue;
      const key = `${person.role} ${person.scope}`;
      const counts = counted.get(key) ?? (await countsFor(storage, person));
      counted.set(key, counts);
      const references = [...new Set(visible.flatMap(({ reference }) => reference ?? []))];
      const arrived = visible.filter(({ isArrival }) => isArrival).length;
      listener.send({ type: 'changed', references, counts, arrived });
    }
  }

  async function tellPresence(reference: string, form: FormName): Promise<void> {
    const people = book.on(reference);
    for (const listener of [...listeners]) {
      const person = await listener.who();
      if (person === null || !formsIn(person.scope).includes(form)) continue;
      const others = people.filter(({ id }) => id !== person.id);
      listener.send({ type: 'presence', reference, people: others });
    }
  }

  function note(seen: Seen): void {
    if (book.note(seen, now())) tellPresence(seen.reference, seen.form).catch(() => {});
  }

  function start(): void {
    look();
    stopListening = storage.changes.listen((message) => {
      if (message === null) look();
      else hear(message);
    });
    const every = (ms: number, work: () => void): void => {
      timers.push(setInterval(work, ms).unref());
    };
    every(storage.changes.reachesOthers ? POLL_MS.told : POLL_MS.alone, look);
    every(LIVE_BEAT_MS, () => {
      for (const listener of listeners) listener.beat();
    });
    every(SWEEP_MS, () => {
      for (const { reference, form } of book.expire(now())) tellPresence(reference, form).catch(() => {});
    });
  }

  /** From another process, or our own message coming back. */
  function hear(message: string): void {
    const read = readPresenceMessage(message);
    if (read === null) {
      log.warn({ length: message.length }, 'ignored a message to the desk that is not in its format');
      return;
    }
    if (read.from !== self) note(read.seen);
  }

  function stop(): void {
    hasBegun = false;
    untold.length = 0;
    stopListening?.();
    stopListening = undefined;
    for (const timer of timers.splice(0)) clearInterval(timer);
  }

  return {
    add(listener) {
      if (listeners.size === 0) start();
      listeners.add(listener);
      if (hasBegun) listener.send({ type: 'listening' });
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
    present(seen) {
      note(seen);
      storage.changes.send(JSON.stringify({ from: self, seen }));
      return book.on(seen.reference).filter(({ id }) => id !== seen.person.id);
    },
    close() {
      for (const listener of [...listeners]) listener.end();
      listeners.clear();
      stop();
    },
  };
}

/** What is about no form, such as an export or an invitation, is for those who see everything. */
function mayHear({ role, scope }: PersonRow, { form }: Change): boolean {
  if (form === null) return role === 'administrator' && scope === 'everything';
  return formsIn(scope).includes(form);
}
