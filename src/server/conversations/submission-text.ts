import type { SubmissionRow } from '../db/schema.ts';
import { typedAddress, visitorAddress } from '../mail/visitor-address.ts';
import { visitOf } from '../shared/visit-words.ts';
import type { SubmissionDetails } from '../submissions/find.ts';
import { isUndelivered, latestReply } from './reply-delivery.ts';

/** The most important thing about it for whoever handles it. */
function statusOf({ submission, mails }: SubmissionDetails): string {
  const has = (state: string): boolean => mails.some((mail) => mail.state === state);
  if (submission.state !== 'accepted') return submission.state;
  const reply = latestReply(mails);
  if (submission.acked_at === null && reply !== null && isUndelivered(reply)) return 'reply not delivered';
  if (has('dead')) return 'mail failed';
  if (has('pending')) return 'mail waits';
  if (submission.form === 'newsletter') return isUnconfirmed(submission) ? 'unconfirmed' : 'done';
  return submission.acked_at === null ? 'unanswered' : 'answered';
}

/** The owner of the address was asked and has not answered. */
function isUnconfirmed({ confirm_token, confirmed_at }: SubmissionRow): boolean {
  return confirm_token !== null && confirmed_at === null;
}

export function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** For programs. */
export function toJson(details: SubmissionDetails) {
  const { submission, payload, resume, mails } = details;
  return {
    reference: submission.reference,
    form: submission.form,
    state: submission.state,
    status: statusOf(details),
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
