import { isUndelivered, latestReply } from '../conversations/reply-delivery.ts';
import { isWebhook, type OutboxRow, type SubmissionRow } from '../db/schema.ts';
import { typedAddress, visitorAddress } from '../mail/visitor-address.ts';
import { visitOf } from '../shared/visit-words.ts';
import type { InboxItem } from '../submissions/find.ts';
import type { Colour } from './text.ts';

/** What it is about, in a few words. */
export function topicOf({ submission, payload }: InboxItem): string {
  if (submission.form === 'contact') return `${payload.specificCategory} (${payload.enquiryType})`;
  if (submission.form === 'careers') return submission.position ?? 'no position named';
  return String(payload.topic);
}

export interface Status {
  readonly text: string;
  readonly colour: Colour;
}

/** The one thing about it that an operator should know first. */
export function statusOf({ submission, mails }: InboxItem): Status {
  const has = (state: string): boolean => mails.some((mail) => mail.state === state);
  if (submission.state === 'quarantined') return { text: 'quarantined', colour: 'yellow' };
  if (submission.state === 'rejected') return { text: 'rejected', colour: 'dim' };
  const reply = latestReply(mails);
  if (submission.acked_at === null && reply !== null && isUndelivered(reply)) {
    return { text: 'reply not delivered', colour: 'red' };
  }
  if (has('dead')) return { text: 'mail failed', colour: 'red' };
  if (has('pending')) return { text: 'mail waits', colour: 'yellow' };
  if (submission.form === 'newsletter') {
    return isUnconfirmed(submission)
      ? { text: 'unconfirmed', colour: 'dim' }
      : { text: 'done', colour: 'green' };
  }
  return submission.acked_at === null
    ? { text: 'unanswered', colour: 'yellow' }
    : { text: 'answered', colour: 'green' };
}

/** The owner of the address was asked and has not answered. */
export function isUnconfirmed({ confirm_token, confirmed_at }: SubmissionRow): boolean {
  return confirm_token !== null && confirmed_at === null;
}

/** What was sent, or is to be. */
export function sendingName({ kind, recipient }: Pick<OutboxRow, 'kind' | 'recipient'>): string {
  if (isWebhook(kind)) return kind;
  return recipient === null ? `mail (${kind})` : `mail (${kind} to ${recipient})`;
}

export function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** For programs: the same in `list`, `show` and `export`. */
export function toJson(item: InboxItem) {
  const { submission, payload, resume, mails } = item;
  return {
    reference: submission.reference,
    form: submission.form,
    state: submission.state,
    status: statusOf(item).text,
    quarantineReason: submission.quarantine_reason,
    receivedAt: isoTime(submission.created_at),
    answeredAt: isoTime(submission.acked_at),
    confirmedAt: isoTime(submission.confirmed_at),
    remindedAt: isoTime(submission.reminded_at),
    name: submission.name,
    email: visitorAddress(submission).toLowerCase(),
    typedEmail: submission.corrected_email === null ? null : typedAddress(submission),
    position: submission.position,
    fields: payload,
    visit: visitOf(submission),
    resume:
      resume === null
        ? null
        : {
            fileName: resume.file_name,
            kind: resume.kind,
            size: resume.size,
            sha256: resume.sha256,
            flags: resume.flags.split(',').filter((flag) => flag !== ''),
          },
    mails: mails.map((mail) => ({
      kind: mail.kind,
      recipient: mail.recipient,
      state: mail.state,
      attempts: mail.attempts,
      createdAt: isoTime(mail.created_at),
      nextAttemptAt: mail.state === 'pending' ? isoTime(mail.due_at) : null,
      doneAt: isoTime(mail.done_at),
      lastError: mail.last_error,
      messageId: mail.message_id,
    })),
  };
}
