import { locale } from '#content/company.ts';
import { filled } from '#content/filled.ts';
import type { FormTexts } from '#content/form-texts.ts';
import type { Fact } from '#contract/desk/submissions.ts';
import { FORMS, type FormName } from '#contract/forms.ts';
import { createReplyClock } from '#contract/reply-clock.ts';
import { RESUME_LABEL } from '#contract/resume.ts';
import { mailTexts } from '#generated/texts/mails.ts';
import { formTexts } from '#generated/texts/site.ts';
import type { ResumeRow, SubmissionRow } from '../db/schema.ts';
import { type Block, facts, type Letter } from './letter.ts';
import { footerOf, localTime, type MailSender, shortTime } from './sender.ts';
import { factsOf, payloadOf, placeholdersOf, textsOf, visitLines } from './submission-text.ts';

const texts = mailTexts.reminder;

const TEXTS: Readonly<Record<FormName, FormTexts>> = mailTexts.forms;

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
  const { form } = submission;
  const { subject, preview, eyebrow, title, note } = TEXTS[form].companyMail;
  const values = placeholdersOf(submission);
  const payload = payloadOf(submission);
  return {
    subject: filled(subject, values),
    letter: {
      preview: filled(preview, values),
      eyebrow: filled(eyebrow, values),
      title: filled(title, values),
      blocks: [
        ...resumeWarnings(resume),
        facts(
          // Not once more below a title that is the name.
          ...pairsOf(factsOf(form, payload, title === '{name}' ? FORMS[form].nameFields : [])),
          [RESUME_LABEL, resume === null ? '' : `${resume.file_name} (${sizeOf(resume)})`],
        ),
        ...textsOf(form, payload).map(({ label, text }) => ({ kind: 'long-text', label, text }) as const),
        ...(note === undefined ? [] : [{ kind: 'paragraph', text: note } as const]),
        received(sender, submission),
      ],
      footer: footerOf(sender.company),
    },
  };
}

function pairsOf(lines: readonly Fact[]): readonly (readonly [string, string])[] {
  return lines.map(({ label, value }) => [label, value]);
}

function resumeWarnings(resume: ResumeRow | null): Block[] {
  const texts: Readonly<Record<string, string>> = mailTexts.application.warnings;
  const flags = resume?.flags.split(',') ?? [];
  return flags.filter((flag) => flag in texts).map((flag) => ({ kind: 'warning', text: texts[flag]! }));
}

function received({ company }: MailSender, submission: SubmissionRow): Block {
  const { reference, created_at, confirmed_at } = submission;
  return facts(
    [mailTexts.labels.reference, reference],
    [mailTexts.labels.received, localTime(company, created_at)],
    [mailTexts.labels.confirmed, confirmed_at === null ? '' : localTime(company, confirmed_at)],
    ...visitLines(submission),
  );
}

function sizeOf({ size }: ResumeRow): string {
  const { kilobytes, megabytes } = formTexts.resume;
  if (size < 1_000_000) return filled(kilobytes, { count: Math.ceil(size / 1000) });
  const count = (size / 1_000_000).toLocaleString(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return filled(megabytes, { count });
}

/** Reminds the team of an unanswered enquiry and when the reply is due. */
export function reminderLetter({ company }: MailSender, submission: SubmissionRow): CompanyLetter {
  const { form, reference, created_at } = submission;
  const { companyMail, reminder } = TEXTS[form];
  const values = placeholdersOf(submission);
  const about = filled(reminder?.about ?? companyMail.title, values);
  const due = shortTime(
    company.timeZone,
    createReplyClock(company.businessHours, company.timeZone).dueAt(created_at),
  );
  return {
    subject: filled(texts.subject, { due, about, reference }),
    letter: {
      preview: filled(companyMail.preview, values),
      eyebrow: texts.eyebrow,
      title: filled(texts.title, { due }),
      blocks: [
        { kind: 'warning', text: texts.warning },
        facts(
          [mailTexts.labels.reference, reference],
          [mailTexts.labels.received, localTime(company, created_at)],
          ...pairsOf(factsOf(form, payloadOf(submission), reminder?.without)),
        ),
        { kind: 'paragraph', text: texts.action },
      ],
      footer: footerOf(company),
    },
  };
}
