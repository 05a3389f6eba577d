import { join } from 'node:path';
import type { Calendar } from '#contract/calendar.ts';
import { FORM_NAMES } from '#contract/forms.ts';
import { SQLITE_FILE } from '../../db/database.ts';
import { PEOPLE_MAIL_KINDS, type SubmissionState } from '../../db/schema.ts';
import { mailFolder } from '../../mail/mail-files.ts';
import { checkSmtp, isOnThisMachine } from '../../mail/smtp.ts';
import { isoTime } from '../../mail/submission-text.ts';
import { createFigures } from '../../outbox/health.ts';
import type { Config } from '../../settings/config.ts';
import { countSubscribers } from '../../subscribers/store.ts';
import { createReadiness } from '../readiness.ts';
import type { Command, CommandContext } from './command.ts';
import { oneLine, plural, print, printJson, table } from './output.ts';

const STATES: readonly SubmissionState[] = ['accepted', 'quarantined', 'rejected'];
const MAX_WAIT_MS = 60 * 60 * 1000;

export const status: Command = {
  name: 'status',
  operands: '',
  maxOperands: 0,
  summary: 'Shows counts and whether anything needs attention.',
  details:
    'Database, mail server, submissions, subscribers and outbox, without personal data. The exit code is 1 if something needs attention.',
  options: { json: { help: 'As JSON.' } },
  examples: ['status', 'status --json'],

  async run(context, args) {
    const facts = await collect(context);
    if (args.flag('json')) await printJson(context, facts);
    else await print(context, linesOf(facts, context.calendar));
    return facts.attention.length === 0;
  },
};

type Facts = Awaited<ReturnType<typeof collect>>;

async function collect(context: CommandContext) {
  const { config, now } = context;
  const storage = await context.openStorage();
  const figures = createFigures(storage.db, config.desk.port === 0 ? PEOPLE_MAIL_KINDS : []);
  const ready = await createReadiness({ figures: figures.outbox, probe: storage.probe, now })();
  const outbox = await figures.outbox();
  const oldest = await figures.oldest();
  const mail = await checkMail(config);
  const counted = await figures.submissions();
  const submissions = FORM_NAMES.map((form) => ({
    form,
    ...(Object.fromEntries(
      STATES.map((state) => [
        state,
        Number(counted.find((each) => each.form === form && each.state === state)?.count ?? 0),
      ]),
    ) as Record<SubmissionState, number>),
  }));
  const warnings = ready.isReady ? ready.warnings : [ready.reason];
  const otherFailures = outbox.dead - outbox.companyMail.givenUp;
  const waited = outbox.oldestSince === null ? 0 : now() - outbox.oldestSince;
  return {
    database: databaseOf(config),
    mail: mail.text,
    submissions,
    subscribers: await countSubscribers(storage.db),
    outbox: {
      pending: outbox.pending,
      failed: outbox.dead,
      oldest: oldest && {
        kind: oldest.kind,
        state: oldest.state === 'dead' ? 'failed' : oldest.state,
        createdAt: isoTime(oldest.created_at),
        attempts: oldest.attempts,
        lastError: oldest.last_error === null ? null : withoutAddresses(oneLine(oldest.last_error)),
      },
    },
    attention: [
      ...warnings,
      ...(mail.problem === null ? [] : [mail.problem]),
      ...(otherFailures > 0
        ? [
            `${plural(otherFailures, 'other message')} failed. The desk lists failed messages under Delivery; "resend" tries again.`,
          ]
        : []),
      ...(warnings.length === 0 && waited > MAX_WAIT_MS
        ? [`The oldest pending message has waited for ${Math.floor(waited / 60_000)} minutes.`]
        : []),
    ],
  };
}

function databaseOf({ databaseUrl, dataDir }: Config): string {
  return databaseUrl === null
    ? `SQLite at ${join(dataDir, SQLITE_FILE)}`
    : `PostgreSQL at ${new URL(databaseUrl).host}`;
}

async function checkMail({
  mail: { smtpUrl, allowPlain },
  dataDir,
}: Config): Promise<{ readonly text: string; readonly problem: string | null }> {
  if (smtpUrl === null) {
    const problem = `No mail leaves this machine: SMTP_URL is not set, so it is written to ${mailFolder(dataDir)}.`;
    return { text: 'no mail server', problem };
  }
  const server = new URL(smtpUrl).host;
  const error = await checkSmtp(smtpUrl, { allowPlain: allowPlain || isOnThisMachine(smtpUrl) });
  return error === null
    ? { text: `${server} accepts mail`, problem: null }
    : { text: `${server} does not accept mail`, problem: `The mail server says: ${oneLine(error)}` };
}

/** Responses of mail servers quote the recipient's address. */
function withoutAddresses(text: string): string {
  return text.replace(/<?[^\s<>"']+@[^\s<>"',;:]+>?/g, '<address>');
}

function linesOf({ database, mail, submissions, subscribers, outbox, attention }: Facts, calendar: Calendar) {
  const { oldest } = outbox;
  const rows = submissions.map(({ form, ...counts }) => [form, ...STATES.map((state) => counts[state])]);
  return [
    `Database     ${database}, answers`,
    `Mail         ${mail}`,
    `Subscribers  ${subscribers.active} active, ${subscribers.pending} pending, ${subscribers.unsubscribed} unsubscribed`,
    `Outbox       ${outbox.pending} pending, ${outbox.failed} failed`,
    ...(oldest === null
      ? []
      : [
          `  oldest     ${oldest.kind}, ${oldest.state}, ${plural(oldest.attempts, 'attempt')}, since ${calendar.format(Date.parse(oldest.createdAt!))}`,
          `  error      ${oldest.lastError ?? 'none'}`,
        ]),
    '',
    ...table(['Submissions', ...STATES], rows),
    '',
    ...(attention.length === 0
      ? ['Nothing needs attention.']
      : ['Needs attention:', ...attention.map((each) => `- ${each}`)]),
  ];
}
