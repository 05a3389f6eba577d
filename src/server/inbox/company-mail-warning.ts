import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { createFigures, troubleInWords, troubleOf } from '../outbox/health.ts';
import type { CommandContext } from './command.ts';
import { screenOf } from './screen.ts';

/** What stands above everything else while mail to the company does not arrive; no lines while it does. */
export async function companyMailWarning(
  context: CommandContext,
  db: Kysely<Database>,
): Promise<readonly string[]> {
  const now = context.now();
  const trouble = troubleOf((await createFigures(db).outbox()).companyMail, now);
  return trouble === null ? [] : [screenOf(context).paint('red', troubleInWords(trouble, now)), ''];
}
