import type { FastifyInstance } from 'fastify';
import type { FormName } from '#contract/answer.ts';
import { formsIn } from '#contract/desk/people.ts';
import type { Today } from '#contract/desk/views.ts';
import { createTimeAtWork } from '#contract/working-time.ts';
import { createCalendar } from '../inbox/calendar.ts';
import { listMails } from '../storage/delivery-list.ts';
import { countHeld, countWaitingPeople, waitingByForm } from '../storage/item-counts.ts';
import { listItems } from '../storage/item-list.ts';
import { countPerDay, lastAnswer, newestAnswers } from '../storage/week.ts';
import { signedInOf } from './access.ts';
import { deliveryScopeOf, toDeliveries } from './delivery-view.ts';
import type { Desk } from './desk.ts';
import { loadRows } from './item-rows.ts';
import { medianOf } from './median.ts';

const MOST_WAITING = 100;
const MOST_HELD = 20;
const MOST_STUCK = 20;
const DAYS = 7;

/** What somebody who comes to work has to know. */
export function registerToday(app: FastifyInstance, { storage, company, now }: Desk): void {
  const { db } = storage;
  const calendar = createCalendar(company.timeZone);
  const timeAtWork = createTimeAtWork(company.businessHours, company.timeZone);

  async function weekOf(forms: readonly FormName[]) {
    const today = calendar.dayOf(now());
    const days = Array.from({ length: DAYS }, (_, index) => calendar.shift(today, index + 1 - DAYS));
    const moments = [...days, calendar.shift(today, 1)].map(calendar.startOf);
    const counts = await countPerDay(db, forms, moments);
    const answers = await newestAnswers(db, forms, moments[0]!);
    return {
      week: days.map((day, index) => ({ day, ...counts[index]! })),
      medianAnswerMs: medianOf(answers.map(timeAtWork)),
      lastAnsweredAt: await lastAnswer(db, forms),
    };
  }

  app.get('/api/today', { config: { access: 'read' } }, async (request): Promise<Today> => {
    const { person } = signedInOf(request);
    const forms = formsIn(person.scope);
    const list = async (tab: 'waiting' | 'held', limit: number) => {
      const { ids } = await listItems(
        storage,
        { forms, tab, me: person.id, isFolded: tab === 'held' },
        { after: null, limit },
      );
      return loadRows(db, ids, forms);
    };
    const waiting = await waitingByForm(db, forms);
    const stuck = { tab: 'stuck', after: null, limit: MOST_STUCK } as const;
    return {
      waiting: await list('waiting', MOST_WAITING),
      waitingCount: waiting.reduce((sum, { count }) => sum + Number(count), 0),
      waitingPeople: await countWaitingPeople(db, forms),
      ...(await weekOf(forms.filter((form) => form !== 'newsletter'))),
      stuck: await toDeliveries(db, (await listMails(db, deliveryScopeOf(person), stuck)).rows),
      held: await list('held', MOST_HELD),
      heldCount: await countHeld(db, forms),
    };
  });
}
