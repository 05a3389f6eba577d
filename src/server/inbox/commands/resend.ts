import { messageIdDomain } from '../../mail/sender.ts';
import type { InboxItem } from '../../storage/inbox-store.ts';
import { type Resent, resend as resendMails } from '../../storage/resending.ts';
import type { MailKind, OutboxRow } from '../../storage/schema.ts';
import type { Command } from '../command.ts';
import { eachReference, MOST_REFERENCES } from '../each-reference.ts';
import { sendingName } from '../item-view.ts';
import { Refusal } from '../problems.ts';

const WORDS: Readonly<Record<Resent, string>> = {
  revived: 'had failed and is tried again',
  hurried: 'was waiting and is tried now',
  again: 'is sent once more',
  'being-sent': 'is just being sent, so it was left alone',
};

export const resend: Command = {
  name: 'resend',
  operands: '<reference>...',
  mostOperands: MOST_REFERENCES,
  summary: 'Sends mail about a submission again.',
  details:
    'What has failed or waits is tried now. Where all of it was sent, the company gets its mail once more and the visitor does not. The running server sends it within seconds.',
  options: {
    mail: {
      value: '<kind>',
      help: 'Only this mail, even if it was sent: such as company, acknowledgement, webhook.',
    },
  },
  examples: ['resend K7QM-2XPD', 'resend K7QM-2XPD --mail acknowledgement'],

  run(context, args) {
    const kind = args.text('mail');
    const options = {
      messageIdDomain: messageIdDomain(context.company, context.config.mail),
      now: context.now(),
    };
    return eachReference(context, args, async ({ db }, item) => {
      const chosen = choose(item, kind);
      const results = await resendMails(
        db,
        chosen.map(({ id }) => id),
        options,
      );
      return chosen
        .filter(({ id }) => results.has(id))
        .map((mail) => `${sendingName(mail)} ${WORDS[results.get(mail.id)!]}`)
        .join('; ');
    });
  },
};

function choose({ submission, mails }: InboxItem, kind: string | undefined): readonly OutboxRow[] {
  const { reference, state } = submission;
  if (state !== 'accepted') {
    throw new Refusal(`${reference} is ${state}, so no mail belongs to it. "release" accepts and mails it.`);
  }
  // The newest of each kind: an earlier one was sent, or this one would not be there.
  const newest = [...new Map(mails.map((mail) => [mail.kind, mail])).values()];
  if (newest.length === 0) {
    throw new Refusal(`${reference} has no mail: the address was subscribed already, so nobody was told.`);
  }
  if (kind !== undefined) return [ofKind(reference, newest, kind)];
  const unsent = newest.filter((mail) => mail.state === 'dead' || mail.state === 'pending');
  return unsent.length > 0 ? unsent : [ofKind(reference, newest, 'company' satisfies MailKind)];
}

function ofKind(reference: string, mails: readonly OutboxRow[], kind: string): OutboxRow {
  const found = mails.find((mail) => mail.kind === kind);
  if (found === undefined) {
    const kinds = mails.map((mail) => mail.kind).join(', ');
    throw new Refusal(`${reference} has no mail "${kind}". It has: ${kinds}.`);
  }
  return found;
}
