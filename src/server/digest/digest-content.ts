import type { FormName } from '#contract/answer.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import type { Delivery } from '#contract/desk/views.ts';
import { toDeliveries } from '../desk/delivery-view.ts';
import { loadRows } from '../desk/item-rows.ts';
import type { CompanyRecipients } from '../mail/sender.ts';
import { countMails, listMails } from '../storage/delivery-list.ts';
import { countItems } from '../storage/item-counts.ts';
import type { ItemFilter } from '../storage/item-filter.ts';
import { listItems } from '../storage/item-list.ts';
import type { Storage } from '../storage/storage.ts';

/** The first of them, and how many there are in all; null where nobody counts any further. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly count: number | null;
}

/** All that waits for somebody of the company. */
export interface DigestContent {
  /** Oldest first. */
  readonly waiting: Listed<ItemRow>;
  readonly held: Listed<ItemRow>;
  readonly stuck: Listed<Delivery>;
}

/** More than a mail should list. */
const MOST = 20;

/** Null when nothing waits. */
export async function gatherDigest(
  storage: Pick<Storage, 'db' | 'kind'>,
  forms: readonly FormName[],
  heldSince: number,
): Promise<DigestContent | null> {
  const { db } = storage;
  const items = async (filter: Pick<ItemFilter, 'tab' | 'since' | 'sort'>): Promise<Listed<ItemRow>> => {
    const whole = { forms, me: '', ...filter };
    const { ids } = await listItems(storage, whole, { after: null, limit: MOST });
    return { rows: await loadRows(db, ids, forms), count: await countItems(db, whole) };
  };
  const scope = { forms, withPeople: false };
  const stuck = await listMails(db, scope, { tab: 'stuck', after: null, limit: MOST });
  const content = {
    waiting: await items({ tab: 'waiting', sort: 'oldest' }),
    held: await items({ tab: 'held', since: heldSince, sort: 'oldest' }),
    stuck: { rows: await toDeliveries(db, stuck.rows), count: await countMails(db, scope, 'stuck') },
  };
  return Object.values(content).every(({ count }) => count === 0) ? null : content;
}

/** The forms whose mails go to this address. */
export function formsOfRecipient(recipients: CompanyRecipients, address: string): readonly FormName[] {
  return (Object.keys(recipients) as FormName[]).filter((form) => recipients[form].includes(address));
}

/** Of all that it tells of. */
export function referencesIn({ waiting, held, stuck }: DigestContent): readonly string[] {
  const rows = [...waiting.rows, ...held.rows, ...stuck.rows];
  return [...new Set(rows.flatMap(({ reference }) => reference ?? []))];
}
