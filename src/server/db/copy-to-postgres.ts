import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';
import type { SourceTable, SqliteSource } from './sqlite-files.ts';

interface CopiedTable {
  readonly table: string;
  readonly inSource: number;
  readonly inTarget: number;
}

export class TargetNotEmptyError extends Error {
  readonly table: string;

  constructor(table: string) {
    super(`The table ${table} of the target is not empty.`);
    this.table = table;
  }
}

type Row = Readonly<Record<string, unknown>>;

/** PostgreSQL takes at most 65535 values in a statement. */
const MAX_VALUES = 20_000;
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Copies every row of every table, whatever its columns, into a PostgreSQL database whose tables exist and are empty.
 * One transaction: when anything goes wrong, or anything differs at the end, the target is as it was.
 */
export function copyToPostgres(
  source: SqliteSource,
  target: Kysely<Database>,
  onProgress: (rows: number) => void,
): Promise<readonly CopiedTable[]> {
  return target.transaction().execute(async (trx) => {
    // The usual timeouts are too short for a full copy.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    const names = sql.join(source.tables.map(({ name }) => sql.table(name)));
    await sql`lock table ${names} in share row exclusive mode`.execute(trx);
    for (const { name } of source.tables) {
      if ((await countRows(trx, name)) > 0) throw new TargetNotEmptyError(name);
    }

    let done = 0;
    for (const table of source.tables) {
      for (const batch of batchesOf(source.read(table), Math.floor(MAX_VALUES / table.columns.length))) {
        await insert(trx, table, batch);
        done += batch.length;
        onProgress(done);
      }
    }
    await restartSequences(trx);
    return check(trx, source.tables);
  });
}

/** Identity columns continue after the highest number that was copied. */
async function restartSequences(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(trx);
  for (const { table, column } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(trx);
  }
}

async function insert(trx: Transaction<Database>, table: SourceTable, rows: readonly Row[]): Promise<void> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const values = rows.map(
    (row) => sql`(${sql.join(table.columns.map((column) => postgresValue(row[column])))})`,
  );
  await sql`insert into ${sql.table(table.name)} (${columns}) values ${sql.join(values)}`.execute(trx);
}

/** PostgreSQL rejects NUL in text, which a mail server's reply may contain. */
function postgresValue(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
}

function* batchesOf(rows: Iterable<Row>, maxRows: number): Generator<readonly Row[]> {
  let batch: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = Object.values(row).reduce<number>((sum, value) => sum + sizeOf(value), 0);
    if (batch.length > 0 && (batch.length >= maxRows || bytes + size > MAX_BYTES)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(row);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

function sizeOf(value: unknown): number {
  return value instanceof Uint8Array || typeof value === 'string' ? value.length : 8;
}

/** Compares the number of rows table by table, and the bytes of each resume with their hash. */
async function check(
  trx: Transaction<Database>,
  tables: readonly SourceTable[],
): Promise<readonly CopiedTable[]> {
  const counts: CopiedTable[] = [];
  for (const { name, rows } of tables) {
    counts.push({ table: name, inSource: rows, inTarget: await countRows(trx, name) });
  }
  const different = counts.find(({ inSource, inTarget }) => inSource !== inTarget);
  if (different !== undefined) {
    const { table, inSource, inTarget } = different;
    throw new Error(
      `Only ${inTarget} of ${inSource} rows of the table ${table} were copied. The copy was rolled back.`,
    );
  }
  const damaged = await sql<{ reference: string }>`
    select reference from resumes join submissions on submissions.id = submission_id
    where encode(sha256(content), 'hex') <> sha256`.execute(trx);
  if (damaged.rows.length > 0) {
    const references = damaged.rows.map(({ reference }) => reference).join(', ');
    throw new Error(
      `The hash of these resumes differs after the copy: ${references}. The copy was rolled back. Check them in the source, then run the command again.`,
    );
  }
  return counts;
}

async function countRows(trx: Transaction<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    trx,
  );
  return Number(rows[0]?.count);
}
