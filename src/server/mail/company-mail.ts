import { CAREERS_FIELDS, type CareersPayload } from '#contract/careers.ts';
import { CONTACT_FIELDS, type ContactPayload } from '#contract/contact.ts';
import { NEWSLETTER_FIELDS, type NewsletterPayload } from '#contract/newsletter.ts';
import { optionLabel } from '#contract/options.ts';
import { RESUME_LABEL } from '#contract/resume.ts';
import type { ResumeRow, SubmissionRow } from '../storage/schema.ts';
import { factsOf, longTextsOf } from './field-blocks.ts';
import { type Block, facts, type Letter } from './letter.ts';
import { footerOf, localTime, type MailSender } from './sender.ts';

interface CompanyLetter {
  readonly subject: string;
  readonly to: readonly string[];
  readonly letter: Letter;
}

/** The mail that tells the company of a submission, with all of its fields. */
export function companyLetter(
  sender: MailSender,
  submission: SubmissionRow,
  resume: ResumeRow | null,
): CompanyLetter {
  const payload: unknown = JSON.parse(submission.payload);
  const letter = {
    contact: () => contactLetter(sender, submission, payload as ContactPayload),
    careers: () => careersLetter(sender, submission, payload as CareersPayload, resume),
    newsletter: () => newsletterLetter(sender, submission, payload as NewsletterPayload),
  };
  return letter[submission.form]();
}

function contactLetter(sender: MailSender, submission: SubmissionRow, fields: ContactPayload): CompanyLetter {
  return {
    subject: `Enquiry: ${fields.enquiryType} / ${fields.specificCategory} [${submission.reference}]`,
    to: sender.to.contact,
    letter: {
      preview: `${fields.name}, ${fields.organization}`,
      eyebrow: `Enquiry: ${fields.enquiryType}`,
      title: fields.specificCategory,
      blocks: [
        facts(...factsOf(CONTACT_FIELDS, fields)),
        ...longTextsOf(CONTACT_FIELDS, fields),
        {
          kind: 'paragraph',
          text: 'The visitor was promised an answer within 24 hours. Reply to this mail.',
        },
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
  const position = submission.position ?? 'no position named';
  return {
    subject: `Application: ${position}, ${submission.name} [${submission.reference}]`,
    to: sender.to.careers,
    letter: {
      preview: `${submission.name}, ${fields.city}`,
      eyebrow: `Application: ${position}`,
      title: submission.name,
      blocks: [
        ...resumeWarnings(resume),
        facts(
          // The name is the title.
          ...factsOf(CAREERS_FIELDS, fields, ['firstName', 'lastName']),
          [RESUME_LABEL, resume === null ? '' : `${resume.file_name} (${kilobytes(resume.size)})`],
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
  const topic = optionLabel(NEWSLETTER_FIELDS.topic, fields.topic);
  return {
    subject: `Newsletter: new subscriber, ${topic} [${submission.reference}]`,
    to: sender.to.newsletter,
    letter: {
      preview: submission.name,
      eyebrow: 'Newsletter',
      title: 'A new subscriber',
      blocks: [
        facts(...factsOf(NEWSLETTER_FIELDS, fields)),
        ...longTextsOf(NEWSLETTER_FIELDS, fields),
        received(sender, submission),
      ],
      footer: footerOf(sender.company),
    },
  };
}

const WARNINGS: Readonly<Record<string, string>> = {
  encrypted: 'The resume is protected by a password.',
  macros: 'The resume holds macros or scripts. Open it in a protected view only.',
};

function resumeWarnings(resume: ResumeRow | null): Block[] {
  const flags = resume?.flags.split(',') ?? [];
  return flags.filter((flag) => flag in WARNINGS).map((flag) => ({ kind: 'warning', text: WARNINGS[flag]! }));
}

function received({ company }: MailSender, { reference, created_at }: SubmissionRow): Block {
  return facts(['Reference', reference], ['Received', localTime(company, created_at)]);
}

function kilobytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
