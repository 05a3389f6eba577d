import type { FastifyInstance } from 'fastify';
import { officeTimeText } from '#content/desk/duration.ts';
import { countdownTexts } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import { type HistoryEntry, submissionPath } from '#contract/desk/submissions.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { FORMS } from '#contract/forms.ts';
import { createReplyClock, type ReplyTime } from '#contract/reply-clock.ts';
import { mailLinkPageTexts as texts } from '#generated/texts/site.ts';
import { refuseCrossSite } from '../http/api.ts';
import { linkAddress, registerMailedLink } from '../http/mailed-link.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import type { PageLink, ServerPage, ServerPages } from '../http/server-page.ts';
import { shortened } from '../mail/letter.ts';
import { dayIn, shortTime } from '../mail/sender.ts';
import { firstWords, subjectOf } from '../mail/submission-text.ts';
import type { Company } from '../shared/company.ts';
import type { Found, FoundSubmission, LinkActions } from './mail-link-actions.ts';

interface MailLinkPlace {
  readonly company: Company;
  readonly deskUrl: string | null;
  /** The link's own URL, to which the button posts. */
  readonly address: string;
  readonly now: number;
}

/** Longest quote of a submission. */
const MAX_CHARACTERS = 200;

function mailLinkPage(found: Found, place: MailLinkPlace): ServerPage {
  // Anyone can request this page, so it must not reveal the URL of the desk.
  if (found === 'unknown') return refusal(404, texts.unknown, null);
  if (found === 'over') return refusal(410, texts.over, place.deskUrl);
  return found.isOpen && !found.hasLeft ? askPage(found, place) : statePage(found, place);
}

function refusal(
  status: number,
  refused: (typeof texts)['over' | 'unknown'],
  deskUrl: string | null,
): ServerPage {
  const { title, text, otherwise } = refused;
  const link = deskUrl === null ? undefined : { label: texts.toDesk, href: deskUrl };
  return { status, title, paragraphs: [text], link, note: otherwise };
}

function askPage(found: FoundSubmission, place: MailLinkPlace): ServerPage {
  const { action, expiresAt } = found.claim;
  const { title, text, button } = texts.ask[action];
  // Releasing spam is allowed, but the page says which colleague marked it.
  const said = found.submission.state === 'rejected' ? whoDidIt(found, place) : [];
  return {
    status: 200,
    title,
    paragraphs: [text, ...said.map((who) => `${texts.so.spam.title}. ${who}`)],
    quote: quoteOf(found, place),
    form: {
      action: place.address,
      button,
      beside: deskLink(found, place),
      note: filled(texts.note[action], { date: dayIn(place.company, expiresAt) }),
    },
  };
}

function statePage(found: FoundSubmission, place: MailLinkPlace): ServerPage {
  const so = stateOf(found);
  const { title, text } = texts.so[so];
  return {
    status: 200,
    title,
    paragraphs: [[text, ...whoDidIt(found, place)].join(' ')],
    quote: quoteOf(found, place),
    link: deskLink(found, place),
    note: texts.otherwise[so],
  };
}

function stateOf(found: FoundSubmission): keyof typeof texts.so {
  const { submission, last, hasLeft, isReopened } = found;
  const { state, acked_at } = submission;
  if (hasLeft) return 'hasLeft';
  if (state === 'rejected') return 'spam';
  if (state === 'quarantined') return 'quarantined';
  if (isReopened) return 'reopened';
  if (acked_at !== null) return 'answered';
  return last === null ? 'accepted' : 'released';
}

function whoDidIt({ last }: FoundSubmission, { company }: MailLinkPlace): readonly string[] {
  if (last === null) return [];
  const time = shortTime(company.timeZone, last.at);
  return [filled(texts.by[howOf(last)], { time, name: last.by?.name ?? '' })];
}

function howOf({ via, by }: HistoryEntry): keyof typeof texts.by {
  if (via === 'desk') return by === null ? 'server' : 'desk';
  if (via === 'mail' && by !== null) return 'namedMail';
  return via ?? 'server';
}

/** Only the first words: these pages need no sign-in, and mail is forwarded. */
function quoteOf({ submission }: FoundSubmission, place: MailLinkPlace): NonNullable<ServerPage['quote']> {
  const { form, reference, created_at, state, acked_at } = submission;
  const { timeZone } = place.company;
  const received = shortTime(timeZone, created_at);
  const { dueAt, ...time } = replyTimeOf(created_at, place);
  const due = shortTime(timeZone, dueAt);
  const payload = JSON.parse(submission.payload) as Record<string, unknown>;
  const isAwaited = FORMS[form].hasReplyPromise && state === 'accepted' && acked_at === null;
  return {
    title: filled(texts.about, { kind: texts.kinds[FORMS[form].kind], subject: subjectOf(submission) }),
    aside: reference,
    words: shortened(firstWords(form, payload), MAX_CHARACTERS),
    note: filled(FORMS[form].hasReplyPromise ? texts.promised : texts.received, { received, due }),
    countdown: isAwaited ? countdownOf(time) : undefined,
  };
}

function replyTimeOf(receivedAt: number, { company, now }: MailLinkPlace): ReplyTime {
  return createReplyClock(company.businessHours, company.timeZone).replyTime(receivedAt, now);
}

function countdownOf({ level, vanes, ms }: Omit<ReplyTime, 'dueAt'>) {
  const words = level === 'late' ? countdownTexts.late : countdownTexts.left;
  return { level, vanes, text: filled(words, { duration: officeTimeText(ms) }) };
}

function deskLink({ submission }: FoundSubmission, { deskUrl }: MailLinkPlace): PageLink | undefined {
  if (deskUrl === null) return undefined;
  return { label: texts.desk, href: `${deskUrl}${submissionPath(submission)}` };
}

interface MailLinkRouteOptions {
  readonly linkActions: LinkActions;
  readonly linkLimit: RateLimiter;
  readonly company: Company;
  /** Null if the settings name no public URL of the desk. */
  readonly deskUrl: string | null;
  readonly pages: ServerPages;
  readonly siteUrl: string | null;
}

/** The pages behind mail links. The link is the only credential; there is no sign-in. */
export function registerMailLinks(app: FastifyInstance, options: MailLinkRouteOptions): void {
  const { linkActions, linkLimit, company, deskUrl, pages, siteUrl } = options;
  const pageOf = (token: string, found: Found) =>
    mailLinkPage(found, {
      company,
      deskUrl,
      address: linkAddress(ENDPOINTS.submissionLink, token),
      now: Date.now(),
    });
  registerMailedLink(app, {
    path: ENDPOINTS.submissionLink,
    pages,
    gate: refuseCrossSite(siteUrl),
    limit: linkLimit,
    show: async (token) => pageOf(token, await linkActions.look(token)),
    act: async (token) => pageOf(token, await linkActions.act(token)),
  });
}
