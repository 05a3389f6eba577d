import { filled } from '#content/filled.ts';
import { mailLabels, reminderMailTexts as texts } from '#content/mails.ts';
import { CONTACT_FIELDS, type ContactPayload } from '#contract/contact.ts';
import { createReplyClock } from '#contract/reply-clock.ts';
import { visitorAddress } from '../storage/delivery-changes.ts';
import type { SubmissionRow } from '../storage/schema.ts';
import { factsOf } from './field-blocks.ts';
import { facts, type Letter } from './letter.ts';
import { footerOf, localTime, type MailSender, shortTime } from './sender.ts';

interface ReminderLetter {
  readonly subject: string;
  readonly letter: Letter;
}

/** Tells the team that an enquiry is waiting, and when the reply is due. */
export function reminderLetter({ company }: MailSender, submission: SubmissionRow): ReminderLetter {
  const { reference, created_at } = submission;
  const typed = JSON.parse(submission.payload) as ContactPayload;
  const fields = { ...typed, email: visitorAddress(submission) };
  const { enquiryType, specificCategory } = fields;
  const due = shortTime(
    company.timeZone,
    createReplyClock(company.businessHours, company.timeZone).dueAt(created_at),
  );
  return {
    subject: filled(texts.subject, { due, enquiryType, specificCategory, reference }),
    letter: {
      preview: `${fields.name}, ${fields.organization}`,
      eyebrow: texts.eyebrow,
      title: filled(texts.title, { due }),
      blocks: [
        { kind: 'warning', text: texts.warning },
        facts(
          [mailLabels.reference, reference],
          [mailLabels.received, localTime(company, created_at)],
          ...factsOf(CONTACT_FIELDS, fields, ['role']),
        ),
        { kind: 'paragraph', text: filled(texts.action, { reference }) },
      ],
      footer: footerOf(company),
    },
  };
}
