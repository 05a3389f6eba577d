import { fieldLabel } from '#contract/forms.ts';
import { RESUME_LABEL } from '#contract/resume.ts';
import type { OutboxRow } from '../../db/schema.ts';
import type { Calendar } from '../../shared/calendar.ts';
import { visitLines } from '../../shared/visit-words.ts';
import { createInboxStore, type InboxItem } from '../../submissions/find.ts';
import type { Command, CommandContext } from '../command.ts';
import { isUnconfirmed, sendingName, statusOf, toJson } from '../item-view.ts';
import { findByReference } from '../reference.ts';
import { printJson, screenOf } from '../screen.ts';
import { lines, oneLine, type Paint, pad } from '../text.ts';

export const show: Command = {
  name: 'show',
  operands: '<reference>',
  mostOperands: 1,
  summary: 'Shows all fields of a submission and how its mail fared.',
  options: { json: { help: 'As JSON.' } },
  examples: ['show K7QM-2XPD'],

  async run(context, args) {
    const { db } = await context.openStorage();
    const item = await findByReference(createInboxStore(db), args.operands[0]!);
    if (args.flag('json')) await printJson(context, toJson(item));
    else await screenOf(context).print(linesOf(context, item));
    return true;
  },
};

function linesOf(context: CommandContext, item: InboxItem): readonly string[] {
  const { paint } = screenOf(context);
  const { submission, payload, resume, mails } = item;
  const { calendar } = context;
  const status = statusOf(item);
  const head: [string, string][] = [
    ['Form', submission.form],
    ['Received', `${calendar.format(submission.created_at)} (${calendar.timeZone})`],
  ];
  if (submission.quarantine_reason !== null) head.push(['Held because', submission.quarantine_reason]);
  if (submission.acked_at !== null) head.push(['Answered', calendar.format(submission.acked_at)]);
  if (submission.reminded_at !== null) head.push(['Reminded', calendar.format(submission.reminded_at)]);
  if (isUnconfirmed(submission)) head.push(['Confirmed', 'not yet, so nobody is subscribed by it']);
  if (submission.confirmed_at !== null) head.push(['Confirmed', calendar.format(submission.confirmed_at)]);
  if (submission.corrected_email !== null) head.push(['Corrected email', submission.corrected_email]);
  if (submission.position !== null) head.push(['Position', submission.position]);
  if (resume !== null) {
    const flags = resume.flags === '' ? '' : `, beware: ${resume.flags.replaceAll(',', ', ')}`;
    head.push([RESUME_LABEL, `${resume.file_name} (${resume.size.toLocaleString('en-US')} bytes${flags})`]);
  }
  head.push(...visitLines(submission));
  const fields = Object.entries(payload).map(
    ([name, value]) => [fieldLabel(submission.form, name), asText(value)] as const,
  );
  return [
    `${paint('bold', submission.reference)}  ${paint(status.colour, status.text)}`,
    '',
    ...facts(head, paint),
    '',
    ...facts(fields, paint),
    '',
    ...(mails.length === 0
      ? ['Nothing was sent about it.']
      : mails.flatMap((mail) => mailLines(mail, calendar, paint))),
  ];
}

function facts(pairs: readonly (readonly [string, string])[], paint: Paint): readonly string[] {
  const width = Math.max(...pairs.map(([label]) => label.length)) + 2;
  return pairs.flatMap(([label, value]) => {
    const [first = '', ...others] = lines(value);
    const indent = ' '.repeat(width);
    return [`${paint('dim', pad(label, width))}${first}`, ...others.map((line) => `${indent}${line}`)].map(
      (line) => line.trimEnd(),
    );
  });
}

function asText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === '' || value === null || value === undefined ? '-' : String(value);
}

const WORDS = {
  sent: { text: 'sent', colour: 'green' },
  pending: { text: 'waits', colour: 'yellow' },
  dead: { text: 'failed', colour: 'red' },
  cancelled: { text: 'no longer wanted', colour: 'dim' },
} as const;

function mailLines(mail: OutboxRow, calendar: Calendar, paint: Paint): readonly string[] {
  const { text, colour } = WORDS[mail.state];
  const when =
    mail.state === 'pending'
      ? `, next attempt ${calendar.format(mail.due_at)}`
      : mail.done_at === null
        ? ''
        : ` ${calendar.format(mail.done_at)}`;
  const attempts = mail.attempts === 1 ? '1 attempt' : `${mail.attempts} attempts`;
  const error = mail.last_error === null ? [] : [`  last error: ${oneLine(mail.last_error)}`];
  return [`${sendingName(mail)}: ${paint(colour, text)}${when}, ${attempts}`, ...error];
}
