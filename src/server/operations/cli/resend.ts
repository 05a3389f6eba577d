import { newestOfEach, type Resent, resend as resendMails } from '../../conversations/delivery-changes.ts';
import { isWebhook, type MailKind, type OutboxRow } from '../../db/schema.ts';
import type { Storage } from '../../db/storage.ts';
import { record } from '../../history/history.ts';
import { companyRecipients, messageIdDomain } from '../../mail/sender.ts';
import type { SubmissionDetails } from '../../mail/submission-text.ts';
import { readSubmission } from '../../submissions/find.ts';
import { type Arguments, type Command, type CommandContext, Refusal, UsageError } from './command.ts';
import { writeTo } from './output.ts';

/** Enough for `xargs`, which splits longer lists. */
const MAX_REFERENCES = 10_000;

const WORDS: Readonly<Record<Resent, string>> = {
  revived: 'had failed and is tried again',
  hurried: 'was waiting and is tried now',
  again: 'is sent once more',
  readdressed: 'is let go, as the settings no longer name this address; those they name get it',
  'being-sent': 'is just being sent, so it was left alone',
};

export const resend: Command = {
  name: 'resend',
  operands: '<reference>...',
  maxOperands: MAX_REFERENCES,
  summary: 'Sends mail about a submission again.',
  details:
    'What has failed or waits is tried now. Where all of it was sent, the company gets its mail once more and the visitor does not. Mail to the company goes to those whom MAIL_TO_... names now. The running server sends it within seconds.',
  options: {
    mail: {
      value: '<kind>',
      help: 'Only this mail, even if it was sent: such as company, acknowledgement, confirmation, webhook.',
    },
  },
  examples: ['resend K7QM-2XPD', 'resend K7QM-2XPD --mail acknowledgement'],

  run(context, args) {
    const kind = args.text('mail');
    const { company, config } = context;
    const options = { messageIdDomain: messageIdDomain(company, config.mail), now: context.now() };
    const recipients = companyRecipients(company.email, config.mail);
    const entry = { action: 'resent', person: null, via: 'terminal' } as const;
    return eachReference(context, args, async ({ db }, details) => {
      const chosen = choose(details, kind);
      const { reference, form } = details.submission;
      const mails = chosen.map(({ id }) => ({ id, recipients: recipients[form] }));
      const results = await db.transaction().execute(async (trx) => {
        const resent = await resendMails(trx, mails, options);
        for (const { id, recipient } of chosen) {
          if (!['revived', 'hurried', 'again'].includes(resent.get(id) ?? '')) continue;
          await record(trx, { ...entry, at: context.now(), reference, form, text: recipient });
        }
        return resent;
      });
      return chosen
        .filter(({ id }) => results.has(id))
        .map((mail) => `${sendingName(mail)} ${WORDS[results.get(mail.id)!]}`)
        .join('; ');
    });
  },
};

function choose({ submission, mails }: SubmissionDetails, kind: string | undefined): readonly OutboxRow[] {
  const { reference, state } = submission;
  if (state !== 'accepted') {
    throw new Refusal(`${reference} is ${state}, so it has no mail. Release it at the desk first.`);
  }
  // Older mails of the same kind were sent, otherwise there would be no newer one.
  const newest = newestOfEach(mails);
  if (newest.length === 0) {
    throw new Refusal(
      `${reference} has no mail: the address was subscribed already, or gets too much mail from us.`,
    );
  }
  const unsent = newest.filter((mail) => mail.state === 'dead' || mail.state === 'pending');
  if (kind === undefined && unsent.length > 0) return unsent;
  const ofKind = newest.filter((mail) => mail.kind === (kind ?? ('company' satisfies MailKind)));
  if (ofKind.length === 0) {
    const kinds = [...new Set(newest.map((mail) => mail.kind))].join(', ');
    throw new Refusal(`${reference} has no mail "${kind}". It has: ${kinds}.`);
  }
  const unsentOfKind = ofKind.filter((mail) => unsent.includes(mail));
  // If all recipients have the message, one row is enough: `resend` copies it to all of them.
  return unsentOfKind.length > 0 ? unsentOfKind : ofKind.slice(0, 1);
}

/** Continues after a refused reference. */
async function eachReference(
  context: CommandContext,
  args: Arguments,
  act: (storage: Storage, details: SubmissionDetails) => Promise<string>,
): Promise<boolean> {
  // Report typos before changing anything.
  const references = [...new Set(args.operands.map(readReference))];
  const storage = await context.openStorage();
  let isAllDone = true;
  for (const reference of references) {
    try {
      const details = await readSubmission(storage.db, reference);
      if (details === null) {
        throw new Refusal(`There is no submission ${reference}. It may be mistyped, or erased.`);
      }
      await writeTo(context.stdout, `${reference}: ${await act(storage, details)}\n`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await writeTo(context.stderr, `${error.message}\n`);
      isAllDone = false;
    }
  }
  return isAllDone;
}

/** Lower case and a missing dash are accepted. */
function readReference(typed: string): string {
  const characters = typed.toUpperCase().replace(/[\s-]/g, '');
  if (!/^[0-9A-Z]{8}$/.test(characters)) {
    throw new UsageError(`"${typed}" is not a reference. References look like K7QM-2XPD.`);
  }
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

function sendingName({ kind, recipient }: Pick<OutboxRow, 'kind' | 'recipient'>): string {
  if (isWebhook(kind)) return kind;
  return recipient === null ? `mail (${kind})` : `mail (${kind} to ${recipient})`;
}
