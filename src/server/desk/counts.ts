import type { Role, Scope } from '#contract/desk/people.ts';
import { formsIn } from '#contract/desk/people.ts';
import type { Counts } from '#contract/desk/views.ts';
import { countMails } from '../storage/delivery-list.ts';
import { countHeld, waitingByForm } from '../storage/item-counts.ts';
import type { Storage } from '../storage/storage.ts';
import { deliveryScopeOf } from './delivery-view.ts';

/** What waits, as far as the person may see it. */
export async function countsFor(
  { db }: Pick<Storage, 'db'>,
  person: { readonly role: Role; readonly scope: Scope },
): Promise<Counts> {
  const forms = formsIn(person.scope);
  const waiting = await waitingByForm(db, forms);
  const sum = (form: string) =>
    waiting.filter((row) => row.form === form).reduce((total, { count }) => total + Number(count), 0);
  return {
    ...(forms.includes('contact') ? { enquiries: sum('contact') } : {}),
    ...(forms.includes('careers') ? { applications: sum('careers') } : {}),
    quarantine: await countHeld(db, forms),
    stuck: await countMails(db, deliveryScopeOf(person), 'stuck'),
  };
}
