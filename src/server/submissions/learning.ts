import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { locale } from '#content/company.ts';
import type { HistoryAction } from '#contract/desk/submissions.ts';
import { FORM_NAMES } from '#contract/forms.ts';
import type { Database, SubmissionRow } from '../db/schema.ts';
import { shinglesOf } from './judgement/copies.ts';
import { featuresOf } from './judgement/features.ts';
import { type Knowledge, type KnownText, learn, withoutDecisions } from './judgement/knowledge.ts';
import { readStatement } from './statement.ts';

export interface Learning {
  readonly knowledge: () => Knowledge;
  /** When it last learned; null before the first time. */
  readonly learnedAt: () => number | null;
  /** Off: the shipped weights are used. Near-copies of what was marked as spam are still recognized. */
  readonly isOn: boolean;
  /** Learns again if there are new decisions, or some were undone, erased or deleted for their age. */
  refresh(): Promise<void>;
}

interface LearningOptions {
  readonly isOn: boolean;
  readonly timeZone: string;
  readonly now?: () => number;
}

/** What is learned from: the newest decisions of each kind, and the newest in quarantine of each form. */
const MAX_TEXTS = 300;

/** Retention deletes without a history entry. */
const RELOAD_MS = 60 * 60 * 1000;

/** Reading the features of a text takes a fraction of a millisecond, and requests are answered in between. */
const PORTION = 20;

/** Without `terminal`: only people who signed in, and links that were signed for them. */
const CHANNELS = ['desk', 'mail'] as const;

/** Nothing is stored: what is no longer in the database is forgotten. */
export function createLearning(
  db: Kysely<Database>,
  { isOn, timeZone, now = Date.now }: LearningOptions,
): Learning {
  const days = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone });
  let known = new Map<string, TextOfRow>();
  let knowledge = withoutDecisions;
  let learnedAt: number | null = null;
  let lastEntry = -1;
  let lastKey = '';
  let loadedAt = Number.NEGATIVE_INFINITY;

  async function readTexts(ids: readonly string[]): Promise<void> {
    const missing = ids.filter((id) => !known.has(id));
    const read = new Map(ids.flatMap((id) => (known.has(id) ? [[id, known.get(id)!]] : [])));
    for (let start = 0; start < missing.length; start += PORTION) {
      const rows = await db
        .selectFrom('submissions')
        .select(['id', 'reference', 'form', 'email', 'payload', 'alike_key'])
        .where('id', 'in', missing.slice(start, start + PORTION))
        .execute();
      for (const row of rows) read.set(row.id, textOfRow(row));
      await nextTurn();
    }
    known = read;
  }

  return {
    isOn,
    knowledge: () => knowledge,
    learnedAt: () => learnedAt,
    async refresh() {
      const entry = await newestEntry(db);
      if (entry === lastEntry && now() - loadedAt < RELOAD_MS) return;
      const decided = await readDecisions(db);
      const waiting = await readWaiting(db);
      const key = [...decided, ...waiting].map(({ id, decision }) => `${id} ${decision}`).join();
      if (key !== lastKey) {
        await readTexts([...decided, ...waiting].map(({ id }) => id));
        const texts = [...decided, ...waiting].flatMap(({ id, decision, at }) => {
          const text = known.get(id);
          return text === undefined ? [] : [{ ...text, decision, day: days.format(at) }];
        });
        const learned = learn(texts);
        knowledge = isOn ? learned : { ...withoutDecisions, copies: learned.copies };
        learnedAt = now();
      }
      lastEntry = entry;
      lastKey = key;
      loadedAt = now();
    },
  };
}

type TextOfRow = Omit<KnownText, 'decision' | 'day'>;

function textOfRow({
  reference,
  form,
  email,
  payload,
  alike_key,
}: Pick<SubmissionRow, 'reference' | 'form' | 'email' | 'payload' | 'alike_key'>): TextOfRow {
  // Of a subscription, which has no text, only names would be learned.
  const { text, website } = readStatement(form, JSON.parse(payload));
  return {
    features: featuresOf(text, website),
    shingles: shinglesOf(text),
    sender: email,
    reference,
    alikeKey: alike_key,
  };
}

async function newestEntry(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('history')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

interface Decided {
  readonly id: string;
  readonly at: number;
  readonly decision: KnownText['decision'];
}

/** Spam is what was marked as such; ham is what was released or answered. The newest first, each submission once. */
async function readDecisions(db: Kysely<Database>): Promise<readonly Decided[]> {
  const entries = async (decision: 'spam' | 'ham', action: HistoryAction) => {
    const rows = await db
      .selectFrom('history')
      .innerJoin('submissions', 'submissions.reference', 'history.reference')
      .select(['submissions.id', 'history.at', 'history.id as entry'])
      .where('history.action', '=', action)
      .where('history.via', 'in', CHANNELS)
      .$if(decision === 'spam', (query) => query.where('submissions.state', '=', 'rejected'))
      .$if(decision === 'ham', (query) =>
        query
          .where('submissions.state', '=', 'accepted')
          .where(({ eb, or }) =>
            or([
              eb('submissions.acked_at', 'is not', null),
              eb('submissions.quarantine_reason', 'is not', null),
            ]),
          ),
      )
      .orderBy('history.id', 'desc')
      .limit(MAX_TEXTS)
      .execute();
    return rows.map((row) => ({ ...row, entry: Number(row.entry), decision }));
  };
  const spam = await entries('spam', 'spam');
  const ham = [
    ...(await entries('ham', 'released')),
    ...(await entries('ham', 'answered')),
    ...(await entries('ham', 'answer-sent')),
  ];
  const newestFirst = (rows: typeof spam) => rows.sort((one, other) => other.entry - one.entry);
  const once = (rows: typeof spam) => [...new Map(rows.toReversed().map((row) => [row.id, row])).values()];
  return newestFirst([
    ...newestFirst(once(spam)).slice(0, MAX_TEXTS),
    ...newestFirst(once(newestFirst(ham))).slice(0, MAX_TEXTS),
  ]);
}

/** In quarantine, so that near-copies of them get the same key. */
async function readWaiting(db: Kysely<Database>): Promise<readonly Decided[]> {
  const lists = [];
  for (const form of FORM_NAMES) {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'created_at as at'])
      .where('form', '=', form)
      .where('state', '=', 'quarantined')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_TEXTS)
      .execute();
    lists.push(rows.map((row) => ({ ...row, decision: null })));
  }
  return lists.flat();
}
