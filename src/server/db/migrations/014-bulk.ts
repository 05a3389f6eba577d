import { type Kysely, sql } from 'kysely';

/** Indexes for what is done with many submissions of the same words, and a column that subscribers are searched by. */
export async function prepareBulk(schema: Kysely<unknown>): Promise<void> {
  await schema.schema.dropIndex('items_alike').execute();
  // Undoing a wave looks for what is spam, not only for what is quarantined.
  await sql`create index items_alike on submissions (alike_key, state, created_at, id, form)
    where alike_key is not null`.execute(schema);
  await sql`create index subscribers_by_time on subscribers (created_at, id)`.execute(schema);
  await sql`alter table subscribers add column search_text text not null default ''`.execute(schema);
  await fillSearchText(schema);
}

const PORTION = 1000;

async function fillSearchText(schema: Kysely<unknown>): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string; email: string; first_name: string; last_name: string }>`
      select id, email, first_name, last_name from subscribers
      where id > ${last} order by id limit ${PORTION}`.execute(schema);
    if (rows.length === 0) return;
    const values = rows.map(
      ({ id, email, first_name, last_name }) => sql`(${id}, ${fold(`${email} ${first_name} ${last_name}`)})`,
    );
    // Both databases name the columns of such a list column1 and column2.
    await sql`update subscribers set search_text = folded.column2
      from (values ${sql.join(values)}) as folded where subscribers.id = folded.column1`.execute(schema);
    last = rows.at(-1)!.id;
  }
}

/** As `foldText` was when this was released. */
function fold(text: string): string {
  const plain: Record<string, string> = { ø: 'o', đ: 'd', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe' };
  return text
    .toWellFormed()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øđłßæœ]/g, (letter) => plain[letter] ?? letter);
}
