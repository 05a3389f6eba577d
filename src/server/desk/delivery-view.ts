import type { Kysely } from 'kysely';
import { deliveryTitles, webhookReceiver } from '#content/desk/server-texts.ts';
import { formsIn, type Person } from '#contract/desk/people.ts';
import type { Delivery, DeliveryAction, DeliveryTry } from '#contract/desk/views.ts';
import { attemptsOf } from '../storage/attempts.ts';
import { type DeliveryScope, deliveryStateOf, isOver, type ListedMail } from '../storage/delivery-list.ts';
import { type Database, isWebhook, VISITOR_KINDS } from '../storage/schema.ts';

/** Mail to people of the desk is the business of who looks after them. */
export function deliveryScopeOf({ role, scope }: Pick<Person, 'role' | 'scope'>): DeliveryScope {
  return { forms: formsIn(scope), withPeople: role === 'administrator' && scope === 'everything' };
}

/** In the same order, each with the tries so far. */
export async function toDeliveries(
  db: Kysely<Database>,
  mails: readonly ListedMail[],
): Promise<readonly Delivery[]> {
  const tries = await attemptsOf(
    db,
    mails.map(({ id }) => id),
  );
  return mails.map((mail) => toDelivery(mail, tries.get(mail.id) ?? []));
}

function toDelivery(mail: ListedMail, tries: readonly DeliveryTry[]): Delivery {
  const { id, kind, form, name, reference, attempts, last_error, created_at, done_at, due_at } = mail;
  const state = deliveryStateOf(mail);
  return {
    id,
    title: deliveryTitles[`${kind} ${form}`] ?? deliveryTitles[kind] ?? kind,
    name: name ?? '',
    reference,
    form,
    to: isWebhook(kind) ? webhookReceiver : (mail.recipient ?? mail.email ?? ''),
    state,
    attempts,
    tries: tries.map(({ at, outcome, answer }) => ({ at, outcome, answer })),
    // What was sent keeps the error of the try before.
    lastAnswer: (state === 'sent' ? tries.at(-1)?.answer : null) ?? last_error,
    nextAttemptAt: mail.state === 'pending' ? due_at : null,
    createdAt: created_at,
    doneAt: done_at,
    actions: actionsOn(mail),
  };
}

export function actionsOn(mail: ListedMail): readonly DeliveryAction[] {
  if (isOver(mail)) return [];
  const isGivenUp = deliveryStateOf(mail) === 'given-up';
  const actions: DeliveryAction[] = [];
  // A link or a digest that was given up is old by now, and a new one is easily had.
  if (!isGivenUp || mail.submission_id !== null) actions.push('again');
  // What the visitor typed may be wrong. All other addresses are ours to set.
  if (VISITOR_KINDS.includes(mail.kind)) actions.push('address');
  if (!isGivenUp) actions.push('give-up');
  return actions;
}
