import { deliveryTitles, webhookReceiver } from '#content/desk/server-texts.ts';
import { formsIn, type Person } from '#contract/desk/people.ts';
import type { Delivery } from '#contract/desk/views.ts';
import { type DeliveryScope, deliveryStateOf, type ListedMail } from '../storage/delivery-list.ts';
import { isWebhook } from '../storage/schema.ts';

/** Mail to people of the desk is the business of who looks after them. */
export function deliveryScopeOf({ role, scope }: Pick<Person, 'role' | 'scope'>): DeliveryScope {
  return { forms: formsIn(scope), withPeople: role === 'administrator' && scope === 'everything' };
}

export function toDelivery(mail: ListedMail): Delivery {
  const { id, kind, form, name, reference, attempts, last_error, created_at, done_at, due_at } = mail;
  const state = deliveryStateOf(mail);
  return {
    id,
    title: deliveryTitles[`${kind} ${form}`] ?? deliveryTitles[kind] ?? kind,
    name: name ?? '',
    reference,
    to: isWebhook(kind) ? webhookReceiver : (mail.recipient ?? mail.email ?? ''),
    state,
    attempts,
    lastAnswer: last_error,
    nextAttemptAt: mail.state === 'pending' ? due_at : null,
    createdAt: created_at,
    doneAt: done_at,
  };
}
