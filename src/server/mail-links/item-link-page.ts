import { filled } from '#content/filled.ts';
import { itemLinkPageTexts as texts } from '#content/server-pages.ts';
import type { HistoryEntry } from '#contract/desk/items.ts';
import { firstWords, subjectOf } from '../desk/item-rows.ts';
import type { PageLink, ServerPage } from '../http/server-page.ts';
import { type Company, dayIn, localTime } from '../mail/sender.ts';
import { answerDueAt } from '../reply-promise/reminder-time.ts';
import { deskItemUrl } from './desk-address.ts';
import type { Found, FoundItem } from './link-actions.ts';

export interface ItemLinkPlace {
  readonly company: Company;
  readonly deskUrl: string | null;
  /** Of the link itself, for the button. */
  readonly address: string;
}

/** What somebody sees who follows a link in a mail to the team. */
export function itemLinkPage(found: Found, place: ItemLinkPlace): ServerPage {
  if (found === 'unknown') return refusal(404, texts.unknown, place);
  if (found === 'over') return refusal(410, texts.over, place);
  return found.isOpen && !found.hasLeft ? askPage(found, place) : soPage(found, place);
}

function refusal(
  status: number,
  { title, text }: { readonly title: string; readonly text: string },
  { deskUrl }: ItemLinkPlace,
): ServerPage {
  const link = deskUrl === null ? undefined : { label: texts.desk, href: deskUrl };
  return { status, title, paragraphs: [text], link };
}

function askPage(found: FoundItem, place: ItemLinkPlace): ServerPage {
  const { action, expiresAt } = found.claim;
  const { title, text, button } = texts.ask[action];
  // One that a colleague marked as spam may be released, but not without knowing that.
  const said = found.submission.state === 'rejected' ? [texts.so.spam.title, ...whoDidIt(found, place)] : [];
  return {
    status: 200,
    title,
    paragraphs: [text, ...(said.length > 0 ? [`${said.join('. ')}`] : [])],
    quote: quoteOf(found, place),
    form: {
      action: place.address,
      button,
      beside: deskLink(found, place),
      note: filled(texts.note[action], { date: dayIn(place.company, expiresAt) }),
    },
  };
}

function soPage(found: FoundItem, place: ItemLinkPlace): ServerPage {
  const so = whatIsSo(found);
  const { reference } = found.submission;
  const link = deskLink(found, place);
  const { title, text } = texts.so[so];
  return {
    status: 200,
    title,
    paragraphs: [[text, ...whoDidIt(found, place)].join(' '), filled(texts.otherwise[so], { reference })],
    quote: quoteOf(found, place),
    link,
  };
}

function whatIsSo({ submission: { state, acked_at }, last, hasLeft }: FoundItem): keyof typeof texts.so {
  if (hasLeft) return 'hasLeft';
  if (state === 'rejected') return 'spam';
  if (state === 'quarantined') return 'held';
  if (acked_at !== null) return 'answered';
  return last === null ? 'accepted' : 'released';
}

function whoDidIt({ last }: FoundItem, { company }: ItemLinkPlace): readonly string[] {
  if (last === null) return [];
  const time = localTime(company, last.at);
  return [filled(texts.by[howOf(last)], { time, name: last.by?.name ?? '' })];
}

function howOf({ via, by }: HistoryEntry): keyof typeof texts.by {
  if (via === 'desk') return by === null ? 'server' : 'desk';
  return via ?? 'server';
}

/** The first words and no more: these pages need no sign-in, and mails are passed on. */
function quoteOf({ submission }: FoundItem, { company }: ItemLinkPlace): NonNullable<ServerPage['quote']> {
  const { form, reference, created_at } = submission;
  const received = localTime(company, created_at);
  const due = localTime(company, answerDueAt(created_at));
  return {
    title: filled(texts.about, { form: texts.forms[form], subject: subjectOf(submission) }),
    aside: reference,
    words: firstWords(form, JSON.parse(submission.payload) as Record<string, unknown>),
    note:
      form === 'contact' ? filled(texts.promised, { received, due }) : filled(texts.received, { received }),
  };
}

function deskLink({ submission }: FoundItem, { deskUrl }: ItemLinkPlace): PageLink | undefined {
  if (deskUrl === null) return undefined;
  return { label: texts.desk, href: deskItemUrl(deskUrl, submission) };
}
