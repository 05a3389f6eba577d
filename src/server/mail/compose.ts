import type { Kysely } from 'kysely';
import { filled } from '#content/filled.ts';
import { kindOf } from '#contract/forms.ts';
import { KEPT_RESUME_TYPES } from '#contract/resume.ts';
import { mailTexts } from '#generated/texts/mails.ts';
import { type Database, MAIL_KINDS, type ResumeRow, type SubmissionRow } from '../db/schema.ts';
import { type Courier, DeliveryError, loadContent, type OutboxContent } from '../outbox/courier.ts';
import type { Claim } from '../outbox/store.ts';
import type { Company } from '../shared/company.ts';
import { companyLetter, reminderLetter } from './company-mail.ts';
import { type Letter, type Link, toHtml, toPlainText } from './letter.ts';
import type { LinkAction, MailLinks } from './links.ts';
import { dayIn, type MailMessage, type MailSender, type MailTransport } from './sender.ts';
import { visitorAddress } from './submission-text.ts';
import { acknowledgement, answerMail, confirmation, welcome } from './visitor-mail.ts';

const texts = mailTexts.links;
const { refusedResume } = mailTexts.application;

/** Adds the mail links to the end of the letter. */
function withMailLinks(
  letter: Letter,
  submission: SubmissionRow,
  company: Company,
  links: MailLinks,
): Letter {
  const found = mailLinksOf(submission, links);
  if (found.length === 0) return letter;
  const note = filled(texts.note, { date: dayIn(company, links.expiresAt) });
  return { ...letter, blocks: [...letter.blocks, { kind: 'actions', links: found, note }] };
}

function mailLinksOf(
  submission: Pick<SubmissionRow, 'form' | 'state' | 'acked_at' | 'reference'>,
  links: MailLinks,
): readonly Link[] {
  return actionsFor(submission).map((action) => ({
    label: texts[action],
    url: links.urlOf(action, submission.reference),
  }));
}

/** By the state at the time the mail is composed. Accepted subscriptions need no answer. */
function actionsFor({
  form,
  state,
  acked_at,
}: Pick<SubmissionRow, 'form' | 'state' | 'acked_at'>): LinkAction[] {
  if (state === 'quarantined') return ['release', 'spam'];
  if (state === 'rejected') return ['release'];
  if (!kindOf(form).isAnswered) return [];
  return acked_at === null ? ['answered', 'spam'] : ['spam'];
}

interface MailContent extends OutboxContent {
  /** The mail says how to get the file instead of attaching it. */
  readonly isResumeLeftOut?: boolean;
}

/** Null when the message is obsolete. */
function composeMail(
  sender: MailSender,
  claim: Claim,
  content: MailContent,
  links: MailLinks,
): MailMessage | null {
  const { submission, recipients, resume, subscriber, isResumeLeftOut = false } = content;
  // The submission was marked as spam after this was queued. An answer that a person wrote is sent anyway.
  if (submission.state === 'rejected' && claim.kind !== 'answer') return null;
  const email = visitorAddress(submission);
  const common = {
    messageId: claim.messageId,
    from: sender.from,
    date: new Date(claim.createdAt),
    slug: `${submission.form}-${claim.kind}`,
  };
  const bodies = (letter: Letter) => ({
    text: toPlainText(letter),
    html: toHtml(letter, sender.company.shortName),
  });

  // Company recipients see in the headers who else got the mail and may be answering.
  const toCompany = { to: recipients, recipient: claim.recipient ?? '' };

  if (claim.kind === 'company') {
    const { subject, letter: bare } = companyLetter(sender, submission, resume);
    const letter = withMailLinks(bare, submission, sender.company, links);
    return {
      ...common,
      ...bodies(isResumeLeftOut ? withWarning(letter, filled(refusedResume, submission)) : letter),
      ...toCompany,
      subject,
      replyTo: { name: submission.name, address: email },
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(resume === null || isResumeLeftOut ? {} : { attachment: attachmentOf(resume) }),
    };
  }
  if (claim.kind === 'reminder') {
    if (submission.acked_at !== null || submission.state !== 'accepted') return null;
    const { subject, letter } = reminderLetter(sender, submission);
    return {
      ...common,
      ...bodies(withMailLinks(letter, submission, sender.company, links)),
      ...toCompany,
      subject,
      replyTo: { name: submission.name, address: email },
      headers: { 'Auto-Submitted': 'auto-generated', Importance: 'high' },
    };
  }
  if (claim.kind === 'welcome') {
    if (subscriber?.state !== 'active') return null;
    const { letter, ...rest } = welcome(sender, subscriber);
    return { ...common, ...rest, ...bodies(letter), ...toOne(subscriber.email) };
  }
  if (claim.kind === 'confirmation') {
    const asked = subscriber && confirmation(sender, submission, subscriber, Date.now());
    if (asked === null) return null;
    const { letter, ...rest } = asked;
    return { ...common, ...rest, ...bodies(letter), ...toOne(subscriber!.email) };
  }
  const [replyAddress = sender.from.address] = sender.to[submission.form];
  const toVisitor = {
    // An email that was queued before the address was corrected keeps its recipient.
    ...toOne(claim.recipient ?? email),
    replyTo: { name: sender.company.name, address: replyAddress },
  };
  if (claim.kind === 'answer') {
    if (content.written === null) return null;
    return { ...common, ...toVisitor, ...answerMail(sender, submission, content.written) };
  }
  const acknowledged = acknowledgement(sender, submission);
  if (acknowledged === null) return null;
  const { letter, ...rest } = acknowledged;
  return { ...common, ...rest, ...bodies(letter), ...toVisitor };
}

function withWarning(letter: Letter, text: string): Letter {
  return { ...letter, blocks: [{ kind: 'warning', text }, ...letter.blocks] };
}

function toOne(recipient: string): Pick<MailMessage, 'to' | 'recipient'> {
  return { to: [recipient], recipient };
}

function attachmentOf(resume: ResumeRow): NonNullable<MailMessage['attachment']> {
  const { buffer, byteOffset, byteLength } = resume.content;
  return {
    filename: resume.file_name,
    contentType:
      KEPT_RESUME_TYPES.find(({ kind }) => kind === resume.kind)?.mediaType ?? 'application/octet-stream',
    content: Buffer.from(buffer, byteOffset, byteLength),
  };
}

/**
 * After this many attempts, about an hour, the notification is sent without the resume: some servers refuse a message that is
 * too large with a temporary error or without a reason.
 */
const ATTEMPTS_WITH_RESUME = 8;
/** At these commands the server knows the size of the message or has seen it. */
const SIZE_AWARE_COMMANDS = ['MAIL FROM', 'DATA'];

/** Composes each message when it is sent, so that it says what is true then. */
export function createMailCourier(
  db: Kysely<Database>,
  sender: MailSender,
  transport: MailTransport,
  mailLinks: (mail: string) => Promise<MailLinks>,
): Courier {
  return {
    kinds: MAIL_KINDS,
    concurrency: 4,
    async prepare(claim) {
      const content = await loadContent(db, claim);
      if (content === null) return null;
      const links = await mailLinks(claim.id);
      const message = composeMail(sender, claim, content, links);
      if (message === null) return null;
      return async () => {
        try {
          return { state: 'sent', answer: await transport.send(message) };
        } catch (error) {
          if (message.attachment === undefined || !mayBeTheAttachment(error, claim.attempts)) throw error;
          // The team must hear of the application; the desk has the file.
          const bare = composeMail(sender, claim, { ...content, isResumeLeftOut: true }, links);
          await transport.send(bare!);
          return { state: 'sent', error: `Sent without the resume: ${error.message}` };
        }
      };
    },
    close: () => transport.close(),
  };
}

function mayBeTheAttachment(error: unknown, attempts: number): error is DeliveryError {
  if (!(error instanceof DeliveryError)) return false;
  if (error.isAboutContent) return true;
  return (
    !error.isPermanent &&
    attempts >= ATTEMPTS_WITH_RESUME &&
    SIZE_AWARE_COMMANDS.includes(error.command ?? '')
  );
}
