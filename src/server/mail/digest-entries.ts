import { filled } from '#content/filled.ts';
import { itemLinkTexts, digestMailTexts as texts } from '#content/mails.ts';
import { itemLinkPageTexts } from '#content/server-pages.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import type { Delivery } from '#contract/desk/views.ts';
import { deskItemUrl } from '../mail-links/desk-address.ts';
import type { ItemLinks } from '../mail-links/item-links.ts';
import type { Entry, Link } from './letter.ts';
import type { Company } from './sender.ts';

/** Where and when a digest is written. */
export interface DigestPlace {
  readonly company: Company;
  readonly deskUrl: string | null;
  /** Of the digest's clock. */
  readonly timeZone: string;
  readonly links: ItemLinks;
  readonly now: number;
}

export function waitingEntry(row: ItemRow, place: DigestPlace): Entry {
  const { reference, form, name, organization, subject, receivedAt, promisedUntil, assignee } = row;
  const due = timeIn(place, promisedUntil);
  const promise = filled(promisedUntil < place.now ? texts.overdue : texts.due, { due });
  const parts = [
    filled(texts.waits, { subject, age: ageOf(place.now - receivedAt) }),
    ...(form === 'contact' ? [promise] : []),
    ...(assignee === null ? [] : [filled(texts.inHand, { name: assignee.name })]),
  ];
  const answered = { label: itemLinkTexts.answered, url: place.links.urlOf('answered', reference) };
  const { lines, links } = wayTo({ ...row, state: 'accepted' }, place);
  return {
    title: organization === null ? name : `${name}, ${organization}`,
    reference,
    quote: '',
    lines: [parts.join(', '), ...lines],
    links: [...links, answered],
  };
}

export function heldEntry(
  { reference, form, words, suspicion, receivedAt }: ItemRow,
  place: DigestPlace,
): Entry {
  const links = (['release', 'spam'] as const).map((action) => ({
    label: itemLinkTexts[action],
    url: place.links.urlOf(action, reference),
  }));
  const about = { form: itemLinkPageTexts.forms[form], received: timeIn(place, receivedAt) };
  const way = wayTo({ form, reference, state: 'quarantined' }, place);
  return {
    title: '',
    reference,
    quote: words,
    lines: [filled(texts.heldBecause, { ...about, suspicion: suspicion ?? '' }), ...way.lines],
    links: [...links, ...way.links],
  };
}

export function deliveryEntry(mail: Delivery, { deskUrl, ...place }: Omit<DigestPlace, 'links'>): Entry {
  const { title, reference, to, attempts: count, lastAnswer, nextAttemptAt } = mail;
  const attempts = count === 1 ? texts.attempts.one : filled(texts.attempts.many, { count });
  const state =
    nextAttemptAt === null
      ? filled(texts.deliveryGivenUp, { to, attempts })
      : filled(texts.delivery, { to, attempts, next: timeIn(place, nextAttemptAt) });
  const command = filled(texts.commands.resend, { reference: reference ?? '' });
  return {
    title,
    reference: reference ?? '',
    quote: lastAnswer ?? texts.noAnswer,
    lines: [state, ...(deskUrl === null ? [command] : [])],
    links: deskUrl === null ? [] : [{ label: texts.desk, url: `${deskUrl}/delivery?tab=stuck` }],
  };
}

/** To the item: a link where it is known what the desk is called, else the command that shows it. */
function wayTo(
  item: Parameters<typeof deskItemUrl>[1],
  { deskUrl }: Pick<DigestPlace, 'deskUrl'>,
): { readonly lines: readonly string[]; readonly links: readonly Link[] } {
  const { reference } = item;
  if (deskUrl === null) return { lines: [filled(texts.commands.show, { reference })], links: [] };
  return { lines: [], links: [{ label: texts.desk, url: deskItemUrl(deskUrl, item) }] };
}

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** In the unit that is at least two of. */
function ageOf(ms: number): string {
  if (ms < 2 * HOUR_MS) return filled(texts.age.minutes, { count: Math.max(0, Math.floor(ms / MINUTE_MS)) });
  if (ms < 2 * DAY_MS) return filled(texts.age.hours, { count: Math.floor(ms / HOUR_MS) });
  return filled(texts.age.days, { count: Math.floor(ms / DAY_MS) });
}

/** "Mon, Nov 16, 9:30 AM CST" */
function timeIn({ timeZone }: Pick<DigestPlace, 'timeZone'>, time: number): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(time);
}
