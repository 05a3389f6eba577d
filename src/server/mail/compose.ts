import { KEPT_RESUME_TYPES } from '#contract/resume.ts';
import type { ItemLinks } from '../mail-links/item-links.ts';
import { visitorAddress } from '../storage/delivery-changes.ts';
import type { OutboxContent } from '../storage/outbox-content.ts';
import type { Claim } from '../storage/outbox-store.ts';
import type { ResumeRow } from '../storage/schema.ts';
import { answerMail } from './answer-mail.ts';
import { companyLetter } from './company-mail.ts';
import { confirmation } from './confirmation-mail.ts';
import { toHtml } from './html.ts';
import { withItemLinks } from './item-link-block.ts';
import type { Letter } from './letter.ts';
import { toPlainText } from './plain-text.ts';
import { reminderLetter } from './reminder-mail.ts';
import { resumeNote } from './resume-note.ts';
import type { MailSender } from './sender.ts';
import type { MailMessage } from './transport.ts';
import { acknowledgement, welcome } from './visitor-mail.ts';

export interface MailContent extends OutboxContent {
  /** The mail says how to get the file instead of carrying it. */
  readonly isResumeLeftOut?: boolean;
}

/** Writes the message of an outbox row, or returns null when nobody wants it any more. */
export function composeMail(
  sender: MailSender,
  claim: Claim,
  content: MailContent,
  links: ItemLinks,
): MailMessage | null {
  const { submission, recipients, resume, subscriber, isResumeLeftOut = false } = content;
  // It was marked as spam while this was in hand. What somebody wrote goes all the same.
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

  // Those of the company see in the head who else got it, and who may be answering.
  const toCompany = { to: recipients, recipient: claim.recipient ?? '' };

  if (claim.kind === 'company') {
    const { subject, letter: bare } = companyLetter(sender, submission, resume);
    const letter = withItemLinks(bare, submission, sender.company, links);
    return {
      ...common,
      ...bodies(isResumeLeftOut ? withNote(letter, resumeNote(submission.reference)) : letter),
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
      ...bodies(withItemLinks(letter, submission, sender.company, links)),
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
  const [replyAddress = sender.from.address] =
    submission.form === 'careers' ? sender.to.careers : sender.to.contact;
  const toVisitor = {
    // An email keeps its own address where it was sent before a correction.
    ...toOne(claim.recipient ?? email),
    replyTo: { name: sender.company.name, address: replyAddress },
  };
  if (claim.kind === 'answer') {
    if (content.written === null) return null;
    return { ...common, ...toVisitor, ...answerMail(sender, submission, content.written) };
  }
  const { letter, ...rest } = acknowledgement(sender, submission);
  return { ...common, ...rest, ...bodies(letter), ...toVisitor };
}

function withNote(letter: Letter, text: string): Letter {
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
