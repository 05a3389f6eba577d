import { type Kysely, sql } from 'kysely';
import { createCalendar, shiftDay, weekdayOf } from '#contract/calendar.ts';
import type { SpamFilter, SpamLearning, SpamWeek } from '#contract/desk/spam-filter.ts';
import type { FormName } from '#contract/forms.ts';
import type { Database } from '../db/schema.ts';
import type { DeskApp } from '../http/schemas.ts';
import type { Learning } from '../submissions/learning.ts';
import type { ConversationContext } from './context.ts';
import { formsOfReader } from './desk-routes.ts';

const WEEKS = 4;

export function registerSpamFilter(app: DeskApp, desk: ConversationContext): void {
  const { storage, company, learning, now } = desk;
  const calendar = createCalendar(company.timeZone);
  app.get(
    '/api/spam-filter',
    { config: { access: 'read' }, schema: {} },
    async (request): Promise<SpamFilter> => {
      const today = calendar.dayOf(now());
      const monday = shiftDay(today, 1 - weekdayOf(today));
      const weeks: SpamWeek[] = [];
      for (let ago = 1; ago <= WEEKS; ago++) {
        const day = shiftDay(monday, -7 * ago);
        const { since, until } = calendar.rangeOf(day, shiftDay(day, 7));
        weeks.push({ day, ...(await countWeek(storage.db, formsOfReader(request), since, until)) });
      }
      return { weeks, learning: stateOf(learning) };
    },
  );
}

function stateOf({ isOn, knowledge, learnedAt }: Learning): SpamLearning {
  const { decisions, isSetAside } = knowledge();
  return {
    state: !isOn ? 'off' : isSetAside ? 'paused' : 'on',
    decisions,
    learnedAt: learnedAt(),
  };
}

async function countWeek(
  db: Kysely<Database>,
  forms: readonly FormName[],
  since: number,
  until: number,
): Promise<Omit<SpamWeek, 'day'>> {
  const { rows } = await sql<Record<'held' | 'released' | 'missed', number | null>>`
    select
      sum(case when quarantine_reason is not null then 1 else 0 end) as held,
      sum(case when quarantine_reason is not null and state = 'accepted' then 1 else 0 end) as released,
      sum(case when quarantine_reason is null and state = 'rejected' then 1 else 0 end) as missed
    from submissions
    where form in (${sql.join([...forms])}) and created_at >= ${since} and created_at < ${until}`.execute(db);
  const { held, released, missed } = rows[0]!;
  return { held: Number(held), released: Number(released), missed: Number(missed) };
}
