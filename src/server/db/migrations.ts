import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { createTables } from './migrations/001-submissions.ts';
import { addReminders } from './migrations/002-reminders.ts';
import { prepareDelivery } from './migrations/003-delivery.ts';
import { addConfirmation } from './migrations/004-confirmation.ts';
import { addDesk } from './migrations/005-desk.ts';
import { addItemLists } from './migrations/006-items.ts';
import { addVisits } from './migrations/007-visits.ts';
import { addDigest } from './migrations/008-digest.ts';
import { addAttempts } from './migrations/009-attempts.ts';
import { addMessages } from './migrations/010-messages.ts';
import { indexWaiting } from './migrations/011-waiting.ts';
import { reopenUndelivered } from './migrations/012-undelivered-replies.ts';
import { addCorrectedEmail } from './migrations/013-corrected-email.ts';
import { prepareBulk } from './migrations/014-bulk.ts';
import { dropMessages } from './migrations/015-drop-messages.ts';
import { addSite } from './migrations/016-site.ts';
import { addSpamHint } from './migrations/017-spam-hint.ts';
import type { Database } from './schema.ts';
import type { DatabaseKind, Storage } from './storage.ts';

/** How long a migration statement waits for a lock. Meanwhile all other queries on that table queue behind it. */
const LOCK_WAIT_MS = 1500;
/** Between two attempts, so that the queued queries run. */
const PAUSE_MS = 3000;
const GIVE_UP_MS = 5 * 60_000;
const REPORT_MS = 30_000;
/** Any number that no other program uses for an advisory lock in this database. */
const ADVISORY_LOCK = 7_201_844_359;

/** The message says what to do. */
export class MigrationError extends Error {}

interface MigrateOptions extends Pick<Storage, 'db' | 'kind'> {
  /** Called with a line for the operator: why it takes long. */
  readonly onWait?: ((line: string) => void) | undefined;
  /** How long to retry while other sessions hold locks on the tables. */
  readonly giveUpMs?: number;
}

/**
 * Runs all pending migrations in one transaction: if it fails or is killed, nothing has changed. When several processes
 * start at once, one migrates and the others wait.
 */
export async function migrate({ db, kind, ...options }: MigrateOptions): Promise<void> {
  if (kind === 'postgres') return migratePostgres(db, options);
  const error = await migrateOnce(db, kind);
  if (error !== undefined) throw error;
}

/** Returns the error instead of throwing it. */
async function migrateOnce(db: Kysely<Database>, kind: DatabaseKind): Promise<unknown> {
  const migrations = migrationsOf(kind);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  return error === undefined || isLockConflict(error)
    ? error
    : explainVersions(db, error, Object.keys(migrations));
}

/**
 * A backup or a forgotten transaction may hold a lock on a table. A statement that waits for it makes every other query on
 * that table wait too, also those of the old version that still runs. So attempts are short, with pauses between them.
 */
function migratePostgres(
  db: Kysely<Database>,
  { onWait = () => {}, giveUpMs = GIVE_UP_MS }: Pick<MigrateOptions, 'onWait' | 'giveUpMs'>,
): Promise<void> {
  // One session for everything, as the advisory lock belongs to the session.
  return db.connection().execute(async (session) => {
    const report = setInterval(
      () => onWait('Waiting for another process that is migrating the database.'),
      REPORT_MS,
    );
    // Building an index or filling in a column may take minutes, and so may the other process.
    await sql`set statement_timeout = 0`.execute(session);
    await sql`set lock_timeout = 0`.execute(session);
    await sql`select pg_advisory_lock(${ADVISORY_LOCK}::bigint)`
      .execute(session)
      .finally(() => clearInterval(report));
    try {
      await sql`set lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(session);
      const started = performance.now();
      let reported = Number.NEGATIVE_INFINITY;
      for (;;) {
        const error = await migrateOnce(session, 'postgres');
        if (error === undefined) return;
        if (!isLockConflict(error)) throw error;
        const holders = await lockHolders(session);
        const now = performance.now();
        if (now - started >= giveUpMs) {
          throw new MigrationError(
            `its tables have to be migrated, and for ${inMinutes(giveUpMs)} other sessions kept them locked${holders}. Nothing was changed. Let them finish (a backup?) or end them (select pg_terminate_backend(pid)), then start again.`,
          );
        }
        if (now - reported >= REPORT_MS) {
          reported = now;
          onWait(
            `Waiting to migrate the database, for at most ${inMinutes(giveUpMs)}: other sessions keep its tables locked${holders}.`,
          );
        }
        await sleep(PAUSE_MS);
      }
    } finally {
      await sql`select pg_advisory_unlock(${ADVISORY_LOCK}::bigint)`.execute(session);
    }
  });
}

function migrationsOf(kind: DatabaseKind): Record<string, Migration> {
  return {
    '001-submissions': { up: (schema: Kysely<unknown>) => createTables(schema, kind) },
    '002-reminders': { up: addReminders },
    '003-delivery': { up: prepareDelivery },
    '004-confirmation': { up: addConfirmation },
    '005-desk': { up: (schema: Kysely<unknown>) => addDesk(schema, kind) },
    '006-items': { up: (schema: Kysely<unknown>) => addItemLists(schema, kind) },
    '007-visits': { up: (schema: Kysely<unknown>) => addVisits(schema, kind) },
    '008-digest': { up: addDigest },
    '009-attempts': { up: (schema: Kysely<unknown>) => addAttempts(schema, kind) },
    '010-messages': { up: (schema: Kysely<unknown>) => addMessages(schema, kind) },
    '011-waiting': { up: indexWaiting },
    '012-undelivered-replies': { up: reopenUndelivered },
    '013-corrected-email': { up: addCorrectedEmail },
    '014-bulk': { up: prepareBulk },
    '015-drop-messages': { up: dropMessages },
    '016-site': { up: (schema: Kysely<unknown>) => addSite(schema, kind) },
    '017-spam-hint': { up: addSpamHint },
  };
}

export function knownMigrations(): readonly string[] {
  return Object.keys(migrationsOf('sqlite'));
}

/** Lock timeout or deadlock in PostgreSQL. */
function isLockConflict(error: unknown): boolean {
  return ['55P03', '40P01'].includes((error as { code?: string }).code ?? '');
}

/** A newer version of the software has applied migrations that this one does not know. */
async function explainVersions(
  db: Kysely<Database>,
  error: unknown,
  known: readonly string[],
): Promise<unknown> {
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch(() => ({ rows: [] }));
  const newer = applied.rows.map(({ name }) => name).filter((name) => !known.includes(name));
  if (newer.length === 0) return error;
  return new MigrationError(
    `its tables are from a newer version of this software (${newer.join(', ')}). Nothing was changed. Start that version, or restore the backup from before the upgrade (docs/operations.md, "Upgrades").`,
  );
}

interface LockHolder {
  readonly pid: number;
  readonly application: string;
  readonly state: string | null;
  readonly seconds: number | null;
  readonly query: string | null;
}

/** The sessions whose transactions have held our tables for longer than an attempt waits, the oldest first. */
async function lockHolders(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<LockHolder>`
    select pid, application_name as application, state, left(query, 100) as query,
      extract(epoch from clock_timestamp() - xact_start)::int as seconds
    from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()
      and (xact_start is null or xact_start < clock_timestamp() - ${LOCK_WAIT_MS} * interval '1 millisecond')
      and pid in (
        select pg_locks.pid from pg_locks join pg_class on pg_class.oid = pg_locks.relation
        where granted and relnamespace = current_schema()::regnamespace
      )
    order by xact_start limit 3`.execute(db);
  if (rows.length === 0) return '';
  // The sessions of other database users may be hidden from ours.
  const sessions = rows.map(({ pid, application, state, seconds, query }) => {
    const about = [application || 'unnamed', state ?? 'state hidden'].join(', ');
    const since = seconds === null ? '' : ` for ${seconds} s`;
    return `pid ${pid} (${about}${since}: ${query?.replace(/\s+/g, ' ') || 'query hidden'})`;
  });
  return `: ${sessions.join('; ')}`;
}

function inMinutes(ms: number): string {
  return `${Math.round(ms / 6000) / 10} min`;
}
