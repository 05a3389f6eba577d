/** A submission as words: for mails, the desk, exports and the command line. */

import { noPosition } from '#content/desk/server-texts.ts';
import type { Fact, Submission } from '#contract/desk/submissions.ts';
import { type Field, type Fields, optionLabel } from '#contract/form-field.ts';
import { FORMS, type FormName, kindOf } from '#contract/forms.ts';
import type { Campaign, VisitPath } from '#contract/visits.ts';
import { mailTexts } from '#generated/texts/mails.ts';
import type { OutboxRow, ResumeRow, SubmissionRow } from '../db/schema.ts';
import { isUndelivered, latestReply } from '../outbox/state.ts';

type Payload = Readonly<Record<string, unknown>>;

/** A submission with its mails and its resume, without the bytes. */
export interface SubmissionDetails {
  readonly submission: SubmissionRow;
  readonly payload: Payload;
  readonly resume: Omit<ResumeRow, 'content'> | null;
  readonly mails: readonly OutboxRow[];
}

/** The corrected address, else the one the visitor typed. */
export function visitorAddress(
  submission: Pick<SubmissionRow, 'email' | 'corrected_email' | 'payload'>,
): string {
  return submission.corrected_email ?? typedAddress(submission);
}

/** With the visitor's capitalization; the column is in lower case. */
export function typedAddress({ email, payload }: Pick<SubmissionRow, 'email' | 'payload'>): string {
  return String((JSON.parse(payload) as { readonly email?: unknown }).email ?? email);
}

/** What was filled in, with the address that staff corrected. */
export function payloadOf(submission: Pick<SubmissionRow, 'email' | 'corrected_email' | 'payload'>): Payload {
  return { ...(JSON.parse(submission.payload) as Payload), email: visitorAddress(submission) };
}

/**
 * All fields as label and value, in the order of the form; those that share a line in mails are one. Skips required
 * checkboxes, which are always checked.
 */
export function linesOf(fields: Fields, payload: Payload): readonly Fact[] {
  const lines = new Map<string, Fact>();
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'checkbox' && field.required) continue;
    const label = field.mailLine ?? labelOf(field);
    const line = { name, label, value: wordsOf(field, payload[name]), kind: field.kind };
    lines.set(label, joined(lines.get(label), line));
  }
  return [...lines.values()];
}

function joined(earlier: Fact | undefined, line: Fact): Fact {
  if (earlier === undefined || earlier.value === '') return line;
  if (line.value === '') return earlier;
  // A phone number after its country code is a phone number.
  return { ...earlier, kind: line.kind, value: `${earlier.value} ${line.value}` };
}

/** The non-empty fields, without long texts. */
export function factsOf(form: FormName, payload: Payload, without: readonly string[] = []): readonly Fact[] {
  const fields = Object.entries(FORMS[form].fields);
  const short = fields.filter(([name, { kind }]) => kind !== 'text' && !without.includes(name));
  return linesOf(Object.fromEntries(short), payload).filter(({ value }) => value !== '');
}

/** The non-empty long texts, required ones first. */
export function textsOf(form: FormName, payload: Payload): Submission['texts'] {
  return Object.entries(FORMS[form].fields)
    .filter(([, { kind }]) => kind === 'text')
    .sort(([, a], [, b]) => Number(b.required) - Number(a.required))
    .map(([name, field]) => ({ name, label: labelOf(field), text: wordsOf(field, payload[name]) }))
    .filter(({ text }) => text !== '');
}

const MAX_CHARACTERS = 240;

/** The beginning of what was written. */
export function firstWords(form: FormName, payload: Payload): string {
  const text = textsOf(form, payload).find((each) => each.text.trim() !== '')?.text ?? '';
  return [...text.trim().replace(/\s+/g, ' ')].slice(0, MAX_CHARACTERS).join('');
}

/** What it is about, in the words of the desk. */
export function subjectOf({ form, subject }: Pick<SubmissionRow, 'form' | 'subject'>): string {
  const { subjectField, fields, label } = FORMS[form];
  const field = fields[subjectField ?? ''];
  if (field !== undefined) return wordsOf(field, subject);
  return subject || (kindOf(form).takesResume ? noPosition : label);
}

/** What the texts of a form may have in brackets. */
export function placeholdersOf(submission: SubmissionRow): Readonly<Record<string, string>> {
  const { form, name, reference, position } = submission;
  const payload = payloadOf(submission);
  const words = Object.entries(FORMS[form].fields).map(([key, field]) => [key, wordsOf(field, payload[key])]);
  return {
    ...Object.fromEntries(words),
    name,
    reference,
    position: position ?? mailTexts.application.noPosition,
  };
}

/** The same without what a visitor typed: choices come from our own lists. */
export function chosenPlaceholdersOf(submission: SubmissionRow): Readonly<Record<string, string>> {
  const { fields } = FORMS[submission.form];
  const chosen = Object.entries(placeholdersOf(submission)).filter(
    ([name]) => name === 'reference' || fields[name]?.kind === 'choice',
  );
  return Object.fromEntries(chosen);
}

function labelOf({ shortLabel, label }: Field): string {
  return shortLabel ?? label;
}

/** A submission may be older than the field. */
function wordsOf(field: Field, value: unknown): string {
  if (field.kind === 'checkbox') return value === true ? mailTexts.labels.yes : mailTexts.labels.no;
  const text = String(value ?? '');
  return field.kind === 'choice' ? optionLabel(field, text) : text;
}

/** Where a submission came from, as stored with it. */
export function visitOf({ visit }: { readonly visit: string | null }): VisitPath | null {
  return visit === null ? null : (JSON.parse(visit) as VisitPath);
}

/** Labels and values, for mails. */
export function visitLines(row: { readonly visit: string | null }): [string, string][] {
  const visit = visitOf(row);
  if (visit === null) return [];
  const lines: [string, string][] = [
    [mailTexts.visitLabels.entry, visit.entry],
    [mailTexts.visitLabels.referrer, visit.referrer],
    [mailTexts.visitLabels.campaign, campaignWords(visit.campaign)],
    [mailTexts.visitLabels.pages, visit.pages.join(', ')],
  ];
  return lines.filter(([, value]) => value !== '');
}

export function campaignWords(campaign: Campaign | null): string {
  if (campaign === null) return '';
  return [campaign.source, campaign.medium, campaign.name].filter((part) => part !== '').join(' / ');
}

/** The field that staff need first. */
function statusOf({ submission, mails }: SubmissionDetails): string {
  const has = (state: string): boolean => mails.some((mail) => mail.state === state);
  if (submission.state !== 'accepted') return submission.state;
  const reply = latestReply(mails);
  if (submission.acked_at === null && reply !== null && isUndelivered(reply)) return 'reply not delivered';
  if (has('dead')) return 'mail failed';
  if (has('pending')) return 'mail waits';
  if (!kindOf(submission.form).isAnswered) return isUnconfirmed(submission) ? 'unconfirmed' : 'done';
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
