import type { FastifyInstance } from 'fastify';
import type { FormName } from '#contract/answer.ts';
import { formsIn } from '#contract/desk/people.ts';
import type { Today } from '#contract/desk/views.ts';
import { createTimeAtWork } from '#contract/working-time.ts';
import { createCalendar } from '../inbox/calendar.ts';
import { listMails } from '../storage/delivery-list.ts';
import { countHeld, countWaitingPeople, waitingByForm } from '../storage/item-counts.ts';
import { listItems } from '../storage/item-list.ts';
import { answeredSince, lastAnswer, receivedSince } from '../storage/week.ts';
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
    const since = calendar.startOf(days[0]!);
    const received = await receivedSince(db, forms, since);
    const answered = await answeredSince(db, forms, since);
    const count = (times: readonly number[], day: string): number =>
      times.filter((time) => calendar.dayOf(time) === day).length;
    const answeredAt = answered.map(({ acked_at }) => acked_at);
    const officeTime = answered.map(({ created_at, acked_at }) =>
      timeAtWork({ from: created_at, to: acked_at }),
    );
    return {
      week: days.map((day) => ({ day, received: count(received, day), answered: count(answeredAt, day) })),
      medianAnswerMs: medianOf(officeTime),
      lastAnsweredAt: await lastAnswer(db, forms),
    };
  }

  app.get('/api/today', { config: { access: 'read' } }, async (request): Promise<Today> => {
    const { person } = signedInOf(request);
    const forms = formsIn(person.scope);
    const list = async (tab: 'waiting' | 'held', limit: number) => {
      const { ids } = await listItems(storage, { forms, tab, me: person.id }, { after: null, limit });
      return loadRows(db, ids);
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
