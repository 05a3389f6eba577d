import { PassThrough } from 'node:stream';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { submissionProblems } from '#content/desk/server-texts.ts';
import { formsIn, type PersonName, type Role, type Scope } from '#contract/desk/people.ts';
import { type Counts, LIVE_BEAT_MS, type LiveEvent, type Presence } from '#contract/desk/views.ts';
import { type FormName, kindOf } from '#contract/forms.ts';
import { countMails, deliveryScopeOf } from '../conversations/delivery.ts';
import { BY_REFERENCE, formsOfReader } from '../conversations/list-query.ts';
import { findSubmission } from '../conversations/view.ts';
import type { Database, PersonRow } from '../db/schema.ts';
import type { Storage } from '../db/storage.ts';
import { DeskProblem } from '../http/problem.ts';
import type { DeskApp } from '../http/schemas.ts';
import { signedInOf } from '../people/access.ts';
import { personOfSession } from '../people/sessions.ts';
import { toPersonName } from '../people/store.ts';
import { countQuarantined, waitingByForm } from '../submissions/list.ts';
import type { Desk } from './desk.ts';

/** Something that arrived or was done, or a mail that was tried. Without a form it is about people, or an export. */
interface Change {
  readonly reference: string | null;
  readonly form: FormName | null;
  readonly isArrival: boolean;
}

interface ChangeFeed {
  /** From here on. */
  begin(): Promise<void>;
  /** What is new since the last time. */
  read(): Promise<readonly Change[]>;
}

/**
 * PostgreSQL gives numbers out before it commits, so a lower one may appear later than a higher one: each time this many are
 * looked at again, and those that were seen are left out.
 */
const LOOK_BACK = 200;
const MOST = 1000;

/** Reads the tables that only grow: items as they arrive, the history of what was done with them, and tries of their mail. */
export function createChangeFeed(db: Kysely<Database>): ChangeFeed {
  const arrivals = createReader(async (after) => {
    return db
      .selectFrom('item_search')
      .innerJoin('submissions', 'submissions.id', 'item_search.submission_id')
      .select(['item_search.id', 'reference', 'form'])
      .where('item_search.id', '>', after)
      .orderBy('item_search.id', 'desc')
      .limit(MOST)
      .execute();
  });
  const history = createReader(async (after) => {
    return db
      .selectFrom('history')
      .select(['id', 'reference', 'form'])
      .where('id', '>', after)
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute();
  });
  const attempts = createReader(async (after) => {
    return db
      .selectFrom('delivery_attempts')
      .innerJoin('outbox', 'outbox.id', 'delivery_attempts.outbox_id')
      .leftJoin('submissions', 'submissions.id', 'outbox.submission_id')
      .select(['delivery_attempts.id', 'reference', 'form'])
      .where('delivery_attempts.id', '>', after)
      .orderBy('delivery_attempts.id', 'desc')
      .limit(MOST)
      .execute();
  });
  const newest = (table: 'item_search' | 'history' | 'delivery_attempts') =>
    db.selectFrom(table).select('id').orderBy('id', 'desc').limit(LOOK_BACK).execute();
  return {
    async begin() {
      arrivals.begin(await newest('item_search'));
      history.begin(await newest('history'));
      attempts.begin(await newest('delivery_attempts'));
    },
    async read() {
      const rows = [await arrivals.load(), await history.load(), await attempts.load()] as const;
      // Nothing counts as seen unless all of it could be read.
      const arrived = arrivals.take(rows[0]).map((row) => ({ ...row, isArrival: true }));
      const done = [...history.take(rows[1]), ...attempts.take(rows[2])];
      return [...arrived, ...done.map((row) => ({ ...row, isArrival: false }))].map(
        ({ reference, form, isArrival }) => ({ reference, form, isArrival }),
      );
    },
  };
}

interface Numbered {
  readonly id: number;
}

function createReader<Row extends Numbered>(rowsAfter: (id: number) => Promise<readonly Row[]>) {
  let seen = new Set<number>();
  let highest = 0;
  return {
    begin(rows: readonly Numbered[]): void {
      seen = new Set(rows.map(({ id }) => id));
      highest = Math.max(0, ...seen);
    },
    load: () => rowsAfter(highest - LOOK_BACK),
    /** Those that were not taken before. */
    take(rows: readonly Row[]): readonly Row[] {
      const fresh = rows.filter(({ id }) => !seen.has(id) && id > 0);
      for (const { id } of fresh) seen.add(id);
      highest = Math.max(highest, ...fresh.map(({ id }) => id));
      for (const id of seen) if (id <= highest - LOOK_BACK) seen.delete(id);
      return fresh;
    },
  };
}

/** What waits, as far as the person may see it. */
export async function countsFor(
  { db }: Pick<Storage, 'db'>,
  person: { readonly role: Role; readonly scope: Scope },
): Promise<Counts> {
  const forms = formsIn(person.scope);
  const waiting = await waitingByForm(db, forms);
  const counts: { enquiries?: number; applications?: number } = {};
  for (const form of forms) counts[kindOf(form).scope] ??= 0;
  for (const { form, count } of waiting) counts[kindOf(form).scope]! += Number(count);
  return {
    ...counts,
    quarantine: await countQuarantined(db, forms),
    stuck: await countMails(db, deliveryScopeOf(person), 'stuck'),
  };
}

/** Somebody has an item open. The app says so again and again while it is. */
interface Seen {
  readonly reference: string;
  readonly form: FormName;
  readonly person: PersonName;
  readonly isWriting: boolean;
  readonly isGone: boolean;
}

interface PresenceBook {
  /** True when that changed what others see. */
  note(seen: Seen, now: number): boolean;
  on(reference: string): readonly Presence[];
  /** Forgets those who were not heard of, and returns the items they were on. */
  expire(now: number): readonly { readonly reference: string; readonly form: FormName }[];
}

/** The app calls every ten seconds; one call may be lost. */
const PRESENT_MS = 25_000;

/** Who has which submission open, in this process. Never stored. The version check prevents conflicts across processes. */
function createPresenceBook(): PresenceBook {
  const submissions = new Map<
    string,
    { form: FormName; people: Map<string, Presence & { until: number }> }
  >();
  return {
    note({ reference, form, person, isWriting, isGone }, now) {
      const details = submissions.get(reference) ?? { form, people: new Map() };
      const before = details.people.get(person.id);
      if (isGone) details.people.delete(person.id);
      else details.people.set(person.id, { ...person, isWriting, until: now + PRESENT_MS });
      if (details.people.size === 0) submissions.delete(reference);
      else submissions.set(reference, details);
      return isGone ? before !== undefined : before?.isWriting !== isWriting;
    },
    on(reference) {
      const people = [...(submissions.get(reference)?.people.values() ?? [])];
      return people.map(({ id, name, initials, isWriting }) => ({ id, name, initials, isWriting }));
    },
    expire(now) {
      const changed: { reference: string; form: FormName }[] = [];
      for (const [reference, { form, people }] of submissions) {
        const before = people.size;
        for (const [id, { until }] of people) if (until <= now) people.delete(id);
        if (people.size < before) changed.push({ reference, form });
        if (people.size === 0) submissions.delete(reference);
      }
      return changed;
    },
  };
}

/** A window of the desk that wants to hear of changes. */
interface Listener {
  /** Who it belongs to at this moment; null when the session is over. */
  who(): Promise<PersonRow | null>;
  /** What they may see and do, as far as this window knows. */
  rights: Pick<PersonRow, 'role' | 'scope'>;
  send(event: LiveEvent): void;
  /** Says that we are still here. */
  beat(): void;
  end(): void;
}

interface Live {
  add(listener: Listener): () => void;
  /** Returns who else is there. */
  present(seen: Seen): readonly Presence[];
  close(): void;
}

/** SQLite tells nobody of what another process wrote; PostgreSQL does, and this is for what got lost. */
const POLL_MS = { polling: 1000, notified: 5000 };
const SWEEP_MS = 5000;

/** One feed for all windows of this process. It reads nothing while there are none. */
export function createLive({ storage, now }: Pick<Desk, 'storage' | 'now'>): Live {
  const listeners = new Set<Listener>();
  const feed = createChangeFeed(storage.db);
  const book = createPresenceBook();
  const timers: NodeJS.Timeout[] = [];
  let stopListening: (() => void) | undefined;
  let reading: Promise<void> | undefined;
  /** The feed names each change once, and telling of it needs the database as well. */
  const pendingChanges: Change[] = [];
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
    pendingChanges.push(...(await feed.read()));
    if (pendingChanges.length === 0) return;
    // Where that fails in the middle, some hear of it twice, which does no harm.
    await tell(pendingChanges);
    pendingChanges.length = 0;
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
    stopListening = storage.changes.listen(look);
    const every = (ms: number, work: () => void): void => {
      timers.push(setInterval(work, ms).unref());
    };
    every(storage.changes.reachesOthers ? POLL_MS.notified : POLL_MS.polling, look);
    every(LIVE_BEAT_MS, () => {
      for (const listener of listeners) listener.beat();
    });
    every(SWEEP_MS, () => {
      for (const { reference, form } of book.expire(now())) tellPresence(reference, form).catch(() => {});
    });
  }

  function stop(): void {
    hasBegun = false;
    pendingChanges.length = 0;
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

/** Enough for who opens each enquiry of a morning in a tab of its own. */
const MOST_WINDOWS = 24;
/** A window that does not read what it is sent is better off asking anew. */
const MOST_UNREAD = 64 * 1024;
const PRESENCE = z.object({ writing: z.boolean(), gone: z.boolean().default(false) });

/** Server-sent events: what changed, and who else has an item open. */
export function registerLive(app: DeskApp, desk: Desk): void {
  const { storage, config, now } = desk;
  const live = createLive(desk);
  const windows = new Map<string, number>();
  // Streams have no end of their own, and closing waits for whatever is being answered.
  app.addHook('preClose', async () => live.close());

  app.get('/api/live', { config: { access: 'read' }, schema: {} }, async (request, reply) => {
    const { person, session } = signedInOf(request);
    const open = windows.get(person.id) ?? 0;
    if (open >= MOST_WINDOWS) throw new DeskProblem(429, submissionProblems.tooManyWindows);
    windows.set(person.id, open + 1);

    const stream = new PassThrough();
    const write = (text: string): void => {
      if (stream.writableLength > MOST_UNREAD) stream.destroy();
      else stream.write(text);
    };
    const who = () =>
      personOfSession(storage.db, session.id_hash, { now: now(), idleMs: config.sessionIdleMs });
    const remove = live.add({
      who,
      rights: person,
      send: (event: LiveEvent) => write(`data: ${JSON.stringify(event)}\n\n`),
      beat() {
        write('event: beat\ndata: {}\n\n');
        // A session that ends while nothing happens ends this too.
        who().then(
          (found) => found ?? stream.end(),
          () => {},
        );
      },
      end: () => stream.end(),
    });
    stream.once('close', () => {
      remove();
      const left = (windows.get(person.id) ?? 1) - 1;
      if (left === 0) windows.delete(person.id);
      else windows.set(person.id, left);
    });
    write('retry: 3000\n\n');
    return (
      reply
        // Proxies must pass each event on as it comes.
        .header('X-Accel-Buffering', 'no')
        // It ends with the window or with the server, and nobody has to wait for the connection after that.
        .header('Connection', 'close')
        .type('text/event-stream')
        .send(stream)
    );
  });

  app.post(
    '/api/submissions/:reference/presence',
    { config: { access: 'read' }, schema: { params: BY_REFERENCE, body: PRESENCE } },
    async (request): Promise<{ readonly people: readonly Presence[] }> => {
      const { writing, gone } = request.body;
      const { submission } = await findSubmission(storage, request.params.reference, formsOfReader(request));
      const { reference, form } = submission;
      const person = toPersonName(signedInOf(request).person);
      return { people: live.present({ reference, form, person, isWriting: writing, isGone: gone }) };
    },
  );
}
