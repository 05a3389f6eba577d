import { CONTACT_FIELDS, type ContactPayload } from '#contract/contact.ts';
import { answerDueAt } from '../reply-promise/reminder-time.ts';
import type { SubmissionRow } from '../storage/schema.ts';
import { factsOf } from './field-blocks.ts';
import { facts, type Letter } from './letter.ts';
import { type Company, footerOf, localTime, type MailSender } from './sender.ts';

interface ReminderLetter {
  readonly subject: string;
  readonly letter: Letter;
}

/** Tells the team that an enquiry waits and until when it was promised an answer. */
export function reminderLetter({ company }: MailSender, submission: SubmissionRow): ReminderLetter {
  const { reference, created_at } = submission;
  const fields = JSON.parse(submission.payload) as ContactPayload;
  const due = shortTime(company, answerDueAt(created_at));
  return {
    subject: `Please answer by ${due}: ${fields.enquiryType} / ${fields.specificCategory} [${reference}]`,
    letter: {
      preview: `${fields.name}, ${fields.organization}`,
      eyebrow: 'An enquiry waits for an answer',
      title: `Promised by ${due}`,
      blocks: [
        {
          kind: 'warning',
          text: 'The visitor was promised an answer within 24 hours, and nobody has marked this enquiry as answered.',
        },
        facts(
          ['Reference', reference],
          ['Received', localTime(company, created_at)],
          ...factsOf(CONTACT_FIELDS, fields, ['role']),
        ),
        {
          kind: 'paragraph',
          text: `Reply to this mail, then mark the enquiry as answered: npm run inbox -- ack ${reference}`,
        },
      ],
      footer: footerOf(company),
    },
  };
}

/** Fit for a subject: "Tue, Nov 17, 9:30 AM CST". */
function shortTime({ timeZone }: Company, time: number): string {
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
