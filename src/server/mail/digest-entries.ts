import { durationText } from '#content/desk/duration.ts';
import { reasonLine } from '#content/desk/suspicion.ts';
import { filled } from '#content/filled.ts';
import { itemLinkTexts, digestMailTexts as texts } from '#content/mails.ts';
import { itemLinkPageTexts } from '#content/server-pages.ts';
import { type ItemRow, submissionPath } from '#contract/desk/items.ts';
import type { Delivery } from '#contract/desk/views.ts';
import { createReplyClock } from '#contract/reply-clock.ts';
import type { ItemLinks } from '../mail-links/item-links.ts';
import type { Entry, Link } from './letter.ts';
import { type Company, shortTime } from './sender.ts';
import { shortened } from './shortened.ts';

/** Where and when a digest is written. */
export interface DigestPlace {
  readonly company: Company;
  readonly deskUrl: string | null;
  /** Of the digest's clock. */
  readonly timeZone: string;
  readonly links: ItemLinks;
  readonly now: number;
}

/** Of the first words. */
const MOST_CHARACTERS = 160;

export function waitingEntry(row: ItemRow, place: DigestPlace): Entry {
  const { reference, form, name, organization, subject, receivedAt, assignee } = row;
  const { businessHours, timeZone } = place.company;
  const dueAt = createReplyClock(businessHours, timeZone).dueAt(receivedAt);
  const due = shortTime(place.timeZone, dueAt);
  const promise = filled(dueAt <= place.now ? texts.overdue : texts.due, { due });
  const parts = [
    filled(texts.waits, { subject, age: durationText(place.now - receivedAt) }),
    ...(form === 'contact' ? [promise] : []),
    ...(assignee === null ? [] : [filled(texts.inHand, { name: assignee.name })]),
  ];
  const answered = { label: itemLinkTexts.answered, url: place.links.urlOf('answered', reference) };
  const { lines, links } = wayTo(row, place);
  return {
    title: organization === null ? name : `${name}, ${organization}`,
    reference,
    quote: '',
    lines: [parts.join(', '), ...lines],
    links: [...links, answered],
  };
}

export function heldEntry(row: ItemRow, place: DigestPlace): Entry {
  const { reference, form, words, suspicion, receivedAt } = row;
  const links = (['release', 'spam'] as const).map((action) => ({
    label: itemLinkTexts[action],
    url: place.links.urlOf(action, reference),
  }));
  const received = shortTime(place.timeZone, receivedAt);
  const way = wayTo(row, place);
  return {
    title: itemLinkPageTexts.forms[form],
    reference,
    quote: shortened(words, MOST_CHARACTERS),
    lines: [filled(texts.heldBecause, { received, suspicion: reasonLine(suspicion ?? '') }), ...way.lines],
    links: [...links, ...way.links],
  };
}

export function deliveryEntry(mail: Delivery, { deskUrl, ...place }: Omit<DigestPlace, 'links'>): Entry {
  const { title, reference, to, attempts: count, lastAnswer, nextAttemptAt } = mail;
  const attempts = count === 1 ? texts.attempts.one : filled(texts.attempts.many, { count });
  const state =
    nextAttemptAt === null
      ? filled(texts.deliveryGivenUp, { to, attempts })
      : filled(texts.delivery, { to, attempts, next: shortTime(place.timeZone, nextAttemptAt) });
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
  submission: Pick<ItemRow, 'form' | 'reference'>,
  { deskUrl }: Pick<DigestPlace, 'deskUrl'>,
): { readonly lines: readonly string[]; readonly links: readonly Link[] } {
  const { reference } = submission;
  if (deskUrl === null) return { lines: [filled(texts.commands.show, { reference })], links: [] };
  return { lines: [], links: [{ label: texts.desk, url: `${deskUrl}${submissionPath(submission)}` }] };
}
