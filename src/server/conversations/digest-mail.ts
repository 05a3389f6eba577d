import { locale } from '#content/company.ts';
import { durationText } from '#content/desk/duration.ts';
import { reasonLine } from '#content/desk/suspicion.ts';
import { filled } from '#content/filled.ts';
import { type SubmissionSummary, submissionPath } from '#contract/desk/submissions.ts';
import type { Delivery } from '#contract/desk/views.ts';
import { FORMS, type FormName } from '#contract/forms.ts';
import { createReplyClock } from '#contract/reply-clock.ts';
import { mailTexts } from '#generated/texts/mails.ts';
import { mailLinkPageTexts } from '#generated/texts/site.ts';
import type { Storage } from '../db/storage.ts';
import { type Block, type Entry, type Letter, type Link, shortened } from '../mail/letter.ts';
import type { MailLinks } from '../mail/links.ts';
import { type CompanyRecipients, dayIn, footerOf, shortTime } from '../mail/sender.ts';
import type { Company } from '../shared/company.ts';
import { countSubmissions, listSubmissions, type SubmissionFilter } from '../submissions/list.ts';
import { countMails, listMails, toDeliveries } from './delivery.ts';
import { loadRows } from './view.ts';

const texts = mailTexts.digest;

/** The first rows and the total; null beyond the count limit. */
interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly count: number | null;
}

export interface DigestContent {
  /** Oldest first. */
  readonly waiting: Listed<SubmissionSummary>;
  readonly quarantined: Listed<SubmissionSummary>;
  readonly stuck: Listed<Delivery>;
}

/** Rows per section. */
const MAX_ROWS = 20;

/** Null when all sections are empty. */
export async function gatherDigest(
  storage: Pick<Storage, 'db' | 'kind'>,
  forms: readonly FormName[],
  quarantinedSince: number,
): Promise<DigestContent | null> {
  const { db } = storage;
  const submissions = async (
    filter: Pick<SubmissionFilter, 'tab' | 'since' | 'sort'>,
  ): Promise<Listed<SubmissionSummary>> => {
    const whole = { forms, me: '', ...filter };
    const { ids } = await listSubmissions(storage, whole, { after: null, limit: MAX_ROWS });
    return { rows: await loadRows(db, ids, forms), count: await countSubmissions(db, whole) };
  };
  const scope = { forms, withPeople: false };
  const stuck = await listMails(db, scope, { tab: 'stuck', after: null, limit: MAX_ROWS });
  const content = {
    waiting: await submissions({ tab: 'waiting', sort: 'oldest' }),
    quarantined: await submissions({ tab: 'quarantined', since: quarantinedSince, sort: 'oldest' }),
    stuck: { rows: await toDeliveries(db, stuck.rows), count: await countMails(db, scope, 'stuck') },
  };
  return Object.values(content).every(({ count }) => count === 0) ? null : content;
}

export function formsOfRecipient(recipients: CompanyRecipients, address: string): readonly FormName[] {
  return (Object.keys(recipients) as FormName[]).filter((form) => recipients[form].includes(address));
}

/** References of all listed submissions and mails. */
export function referencesIn({ waiting, quarantined, stuck }: DigestContent): readonly string[] {
  const rows = [...waiting.rows, ...quarantined.rows, ...stuck.rows];
  return [...new Set(rows.flatMap(({ reference }) => reference ?? []))];
}

interface DigestPlace {
  readonly company: Company;
  readonly deskUrl: string | null;
  /** Of the digest, not necessarily of the company. */
  readonly timeZone: string;
  readonly links: MailLinks;
  readonly now: number;
}

/** Longest quote of a submission. */
const MAX_CHARACTERS = 160;

function waitingEntry(row: SubmissionSummary, place: DigestPlace): Entry {
  const { reference, form, name, organization, subject, receivedAt, assignee } = row;
  const { businessHours, timeZone } = place.company;
  const dueAt = createReplyClock(businessHours, timeZone).dueAt(receivedAt);
  const due = shortTime(place.timeZone, dueAt);
  const promise = filled(dueAt <= place.now ? texts.overdue : texts.due, { due });
  const parts = [
    filled(texts.waits, { subject, age: durationText(place.now - receivedAt) }),
    ...(FORMS[form].hasReplyPromise ? [promise] : []),
    ...(assignee === null ? [] : [filled(texts.assignedTo, { name: assignee.name })]),
  ];
  const answered = { label: mailTexts.links.answered, url: place.links.urlOf('answered', reference) };
  return {
    title: organization === null ? name : `${name}, ${organization}`,
    reference,
    quote: '',
    lines: [parts.join(', ')],
    links: [...linksTo(row, place.deskUrl), answered],
  };
}

function quarantinedEntry(row: SubmissionSummary, place: DigestPlace): Entry {
  const { reference, form, words, suspicion, receivedAt } = row;
  const links = (['release', 'spam'] as const).map((action) => ({
    label: mailTexts.links[action],
    url: place.links.urlOf(action, reference),
  }));
  const received = shortTime(place.timeZone, receivedAt);
  return {
    title: mailLinkPageTexts.kinds[FORMS[form].kind],
    reference,
    quote: shortened(words, MAX_CHARACTERS),
    lines: [filled(texts.quarantinedBecause, { received, suspicion: reasonLine(suspicion ?? '') })],
    links: [...links, ...linksTo(row, place.deskUrl)],
  };
}

function deliveryEntry(mail: Delivery, { deskUrl, ...place }: Omit<DigestPlace, 'links'>): Entry {
  const { title, reference, to, attempts: count, lastAnswer, nextAttemptAt } = mail;
  const attempts = count === 1 ? texts.attempts.one : filled(texts.attempts.many, { count });
  const state =
    nextAttemptAt === null
      ? filled(texts.deliveryStopped, { to, attempts })
      : filled(texts.delivery, { to, attempts, next: shortTime(place.timeZone, nextAttemptAt) });
  const command = filled(texts.resend, { reference: reference ?? '' });
  return {
    title,
    reference: reference ?? '',
    quote: lastAnswer ?? texts.noAnswer,
    lines: [state, ...(deskUrl === null ? [command] : [])],
    links: deskUrl === null ? [] : [{ label: texts.desk, url: `${deskUrl}/delivery?tab=stuck` }],
  };
}

/** A link to the submission, if the URL of the desk is configured. */
function linksTo(
  submission: Pick<SubmissionSummary, 'form' | 'reference'>,
  deskUrl: string | null,
): readonly Link[] {
  return deskUrl === null ? [] : [{ label: texts.desk, url: `${deskUrl}${submissionPath(submission)}` }];
}

const SECTIONS = ['waiting', 'quarantined', 'stuck'] as const;
type Section = (typeof SECTIONS)[number];

/** Leaves out empty sections. */
export function digestLetter(
  content: DigestContent,
  place: DigestPlace,
): { readonly subject: string; readonly letter: Letter } {
  const entries: Readonly<Record<Section, readonly Entry[]>> = {
    waiting: content.waiting.rows.map((row) => waitingEntry(row, place)),
    quarantined: content.quarantined.rows.map((row) => quarantinedEntry(row, place)),
    stuck: content.stuck.rows.map((mail) => deliveryEntry(mail, place)),
  };
  const nonEmpty = SECTIONS.filter((section) => content[section].count !== 0);
  const summary = nonEmpty
    .map((section) => filled(texts[section], { count: countOf(content[section]) }))
    .join(', ');
  return {
    subject: filled(texts.subject, { what: summary }),
    letter: {
      preview: texts.preview,
      eyebrow: today(place),
      title: summary,
      blocks: [
        ...nonEmpty.flatMap((section): Block[] => [
          { kind: 'heading', text: texts.headings[section] },
          { kind: 'entries', entries: entries[section] },
          ...others(section, content[section], place),
        ]),
        {
          kind: 'paragraph',
          text: filled(texts.note, { date: dayIn(place.company, place.links.expiresAt) }),
        },
      ],
      footer: footerOf(place.company),
    },
  };
}

/** The count limit of the desk's lists. */
const MAX_COUNTED = 2000;

function countOf({ count }: Listed<unknown>): string {
  return count === null
    ? filled(texts.more, { count: MAX_COUNTED.toLocaleString(locale) })
    : count.toLocaleString(locale);
}

/** Says how many more there are and where to see them. */
function others(section: Section, { rows, count }: Listed<unknown>, { deskUrl }: DigestPlace): Block[] {
  const left = (count ?? MAX_COUNTED) - rows.length;
  if (left <= 0) return [];
  const pages = { waiting: '', quarantined: '/quarantine', stuck: '/delivery?tab=stuck' };
  const more = left.toLocaleString(locale);
  const text =
    deskUrl === null
      ? filled(texts.othersAtDesk, { count: more })
      : filled(texts.others, { count: more, where: `${deskUrl}${pages[section]}` });
  return [{ kind: 'paragraph', text }];
}

/** "Monday, November 16" */
function today({ timeZone, now }: DigestPlace): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(now);
}
