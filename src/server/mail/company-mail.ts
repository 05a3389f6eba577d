import { filled } from '#content/filled.ts';
import { companyMailTexts, mailLabels, reminderMailTexts as texts } from '#content/mails.ts';
import { CAREERS_FIELDS, type CareersPayload } from '#contract/careers.ts';
import { CONTACT_FIELDS, type ContactPayload } from '#contract/contact.ts';
import { NEWSLETTER_FIELDS, type NewsletterPayload } from '#contract/newsletter.ts';
import { optionLabel } from '#contract/options.ts';
import { createReplyClock } from '#contract/reply-clock.ts';
import { RESUME_LABEL } from '#contract/resume.ts';
import type { ResumeRow, SubmissionRow } from '../db/schema.ts';
import { visitLines } from '../shared/visit-words.ts';
import { factsOf, longTextsOf } from './field-blocks.ts';
import { type Block, facts, type Letter } from './letter.ts';
import { footerOf, localTime, type MailSender, shortTime } from './sender.ts';
import { visitorAddress } from './visitor-address.ts';

interface CompanyLetter {
  readonly subject: string;
  readonly letter: Letter;
}

/** Notifies the company of a submission, with all of its fields. */
export function companyLetter(
  sender: MailSender,
  submission: SubmissionRow,
  resume: ResumeRow | null,
): CompanyLetter {
  const typed = JSON.parse(submission.payload) as object;
  const payload: unknown = { ...typed, email: visitorAddress(submission) };
  const letter = {
    contact: () => contactLetter(sender, submission, payload as ContactPayload),
    careers: () => careersLetter(sender, submission, payload as CareersPayload, resume),
    newsletter: () => newsletterLetter(sender, submission, payload as NewsletterPayload),
  };
  return letter[submission.form]();
}

function contactLetter(sender: MailSender, submission: SubmissionRow, fields: ContactPayload): CompanyLetter {
  const texts = companyMailTexts.contact;
  const { enquiryType, specificCategory } = fields;
  return {
    subject: filled(texts.subject, { enquiryType, specificCategory, reference: submission.reference }),
    letter: {
      preview: `${fields.name}, ${fields.organization}`,
      eyebrow: filled(texts.eyebrow, { enquiryType }),
      title: specificCategory,
      blocks: [
        facts(...factsOf(CONTACT_FIELDS, fields)),
        ...longTextsOf(CONTACT_FIELDS, fields),
        { kind: 'paragraph', text: texts.promise },
        received(sender, submission),
      ],
      footer: footerOf(sender.company),
    },
  };
}

function careersLetter(
  sender: MailSender,
  submission: SubmissionRow,
  fields: CareersPayload,
  resume: ResumeRow | null,
): CompanyLetter {
  const texts = companyMailTexts.careers;
  const { name, reference } = submission;
  const position = submission.position ?? texts.noPosition;
  return {
    subject: filled(texts.subject, { position, name, reference }),
    letter: {
      preview: `${name}, ${fields.city}`,
      eyebrow: filled(texts.eyebrow, { position }),
      title: name,
      blocks: [
        ...resumeWarnings(resume),
        facts(
          // The name is the title.
          ...factsOf(CAREERS_FIELDS, fields, ['firstName', 'lastName']),
          [RESUME_LABEL, resume === null ? '' : `${resume.file_name} (${sizeOf(resume)})`],
        ),
        ...longTextsOf(CAREERS_FIELDS, fields),
        received(sender, submission),
      ],
      footer: footerOf(sender.company),
    },
  };
}

function newsletterLetter(
  sender: MailSender,
  submission: SubmissionRow,
  fields: NewsletterPayload,
): CompanyLetter {
  const texts = companyMailTexts.newsletter;
  const topic = optionLabel(NEWSLETTER_FIELDS.topic, fields.topic);
  return {
    subject: filled(texts.subject, { topic, reference: submission.reference }),
    letter: {
      preview: submission.name,
      eyebrow: texts.eyebrow,
      title: texts.title,
      blocks: [
        facts(...factsOf(NEWSLETTER_FIELDS, fields)),
        ...longTextsOf(NEWSLETTER_FIELDS, fields),
        received(sender, submission),
      ],
      footer: footerOf(sender.company),
    },
  };
}

function resumeWarnings(resume: ResumeRow | null): Block[] {
  const texts: Readonly<Record<string, string>> = companyMailTexts.careers.warnings;
  const flags = resume?.flags.split(',') ?? [];
  return flags.filter((flag) => flag in texts).map((flag) => ({ kind: 'warning', text: texts[flag]! }));
}

function received({ company }: MailSender, submission: SubmissionRow): Block {
  const { reference, created_at, confirmed_at } = submission;
  return facts(
    [mailLabels.reference, reference],
    [mailLabels.received, localTime(company, created_at)],
    [mailLabels.confirmed, confirmed_at === null ? '' : localTime(company, confirmed_at)],
    ...visitLines(submission),
  );
}

function sizeOf({ size }: ResumeRow): string {
  return size < 1_000_000 ? `${Math.ceil(size / 1000)} KB` : `${(size / 1_000_000).toFixed(1)} MB`;
}

interface ReminderLetter {
  readonly subject: string;
  readonly letter: Letter;
}

/** Reminds the team of an unanswered enquiry and when the reply is due. */
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
        { kind: 'paragraph', text: texts.action },
      ],
      footer: footerOf(company),
    },
  };
}
