import { formsIn, type PersonName, type Role, type Scope } from '#contract/desk/people.ts';
import {
  type Counts,
  LIVE_BEAT_MS,
  type LiveEvent,
  type Presence,
  type SitePresence,
} from '#contract/desk/views.ts';
import { type FormName, kindOf } from '#contract/forms.ts';
import { countMails, deliveryScopeOf } from '../conversations/delivery.ts';
import type { PersonRow } from '../db/schema.ts';
import type { Storage } from '../db/storage.ts';
import { countQuarantined, waitingByForm } from '../submissions/list.ts';
import { type Change, createChangeFeed } from './change-feed.ts';
import type { Desk } from './desk.ts';

/** Counts only forms that the person may see. */
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

/** The app repeats this report while a submission, or a file of the website, is open. */
interface Seen {
  /** Of a submission, or "site:" and the name of a file. */
  readonly reference: string;
  /** Null for the website, whose draft everybody may see. */
  readonly form: FormName | null;
  readonly person: PersonName;
  readonly isWriting: boolean;
  readonly isGone: boolean;
}

interface PresenceBook {
  /** True when colleagues have to be notified. */
  note(seen: Seen, now: number): boolean;
  on(reference: string): readonly Presence[];
  /** What is open, by its reference. */
  references(): readonly string[];
  /** Removes people without a recent report. Returns what they had open. */
  expire(now: number): readonly Pick<Seen, 'reference' | 'form'>[];
}

/** Before the name of a file of the website. */
const SITE = 'site:';

/** The app reports every ten seconds; one report may be lost. */
const PRESENT_MS = 25_000;

/** Who has which submission open, in this process. Never stored. The version check prevents conflicts across processes. */
function createPresenceBook(): PresenceBook {
  const submissions = new Map<
    string,
    { form: Seen['form']; people: Map<string, Presence & { until: number }> }
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
    references: () => [...submissions.keys()],
    expire(now) {
      const changed: Pick<Seen, 'reference' | 'form'>[] = [];
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

/** A window of the desk with an open event stream. */
interface Listener {
  /** Reads the person again; null when the session is over. */
  who(): Promise<PersonRow | null>;
  /** The rights with which the window was last loaded. */
  rights: Pick<PersonRow, 'role' | 'scope'>;
  send(event: LiveEvent): void;
  /** Sends a heartbeat. */
  beat(): void;
  end(): void;
}

interface Live {
  add(listener: Listener): () => void;
  /** Returns the colleagues who have the submission open. */
  present(seen: Seen): readonly Presence[];
  /** Returns the colleagues who edit the website, by file. */
  presentAtSite(seen: Pick<Seen, 'person' | 'isGone'> & { readonly file: string }): SitePresence;
  close(): void;
}

/** SQLite has no notifications between processes. PostgreSQL has; polling covers lost ones. */
const POLL_MS = { polling: 1000, notified: 5000 };
const SWEEP_MS = 5000;

/** One feed for all windows of this process. It does not poll while no window is open. */
export function createLive({ storage, now, site }: Pick<Desk, 'storage' | 'now' | 'site'>): Live {
  const listeners = new Set<Listener>();
  const feed = createChangeFeed(storage.db);
  const book = createPresenceBook();
  const timers: NodeJS.Timeout[] = [];
  let stopListening: (() => void) | undefined;
  let reading: Promise<void> | undefined;
  /** Read from the feed but not sent yet: the feed returns each change once, and sending may fail. */
  const pendingChanges: Change[] = [];
  let isAskedAgain = false;
  let hasBegun = false;
  let siteVersion: number | undefined;

  async function round(): Promise<void> {
    if (!hasBegun) {
      await feed.begin();
      siteVersion = await site?.version();
      // If all windows closed meanwhile, the next one starts over.
      hasBegun = listeners.size > 0;
      for (const listener of listeners) listener.send({ type: 'listening' });
      return;
    }
    const version = await site?.version();
    if (version !== siteVersion) {
      siteVersion = version;
      for (const listener of listeners) listener.send({ type: 'site' });
    }
    pendingChanges.push(...(await feed.read()));
    if (pendingChanges.length === 0) return;
    // After a failure, some windows get the same event twice, which is harmless.
    await tell(pendingChanges);
    pendingChanges.length = 0;
  }

  /** Runs one round at a time. After an error, the next poll retries. */
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
        // The rights changed: the window has to reload everything.
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

  async function tellPresence(reference: string, form: Seen['form']): Promise<void> {
    const people = book.on(reference);
    for (const listener of [...listeners]) {
      const person = await listener.who();
      if (person === null || (form !== null && !formsIn(person.scope).includes(form))) continue;
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
    presentAtSite({ file, person, isGone }) {
      note({ reference: SITE + file, form: null, person, isWriting: true, isGone });
      const files = book.references().flatMap((reference) => {
        if (!reference.startsWith(SITE)) return [];
        const others = book.on(reference).filter(({ id }) => id !== person.id);
        return others.length === 0 ? [] : [[reference.slice(SITE.length), others] as const];
      });
      return Object.fromEntries(files);
    },
    close() {
      for (const listener of [...listeners]) listener.end();
      listeners.clear();
      stop();
    },
  };
}

/** A change without a form, such as an export or invitation, is only for administrators who see everything. */
function mayHear({ role, scope }: PersonRow, { form }: Change): boolean {
  if (form === null) return role === 'administrator' && scope === 'everything';
  return formsIn(scope).includes(form);
}
