import { companyRecipients, messageIdDomain } from '../../mail/sender.ts';
import { reject as rejectHeld, release as releaseHeld } from '../../submissions/decisions.ts';
import { followUpOf, outgoingOptions } from '../../submissions/follow-up.ts';
import { atTerminal } from '../at-terminal.ts';
import type { Command } from '../command.ts';
import { eachReference, MOST_REFERENCES } from '../each-reference.ts';
import { Refusal } from '../problems.ts';

export const release: Command = {
  name: 'release',
  operands: '<reference>...',
  mostOperands: MOST_REFERENCES,
  summary: 'Accepts a submission that is held in quarantine.',
  details:
    'It is then mailed, and whoever subscribed is asked to confirm it, as if it had never been held. Also undoes "reject".',
  options: {},
  examples: ['release K7QM-2XPD'],

  run(context, args) {
    const { company, config } = context;
    const outgoing = {
      recipients: companyRecipients(company, config.mail),
      messageIdDomain: messageIdDomain(company, config.mail),
      kinds: outgoingOptions(config),
    };
    return eachReference(context, args, async ({ db }, { submission }) => {
      const { reference } = submission;
      const followUp = followUpOf(submission.form, outgoing);
      const result = await releaseHeld(db, submission, followUp, atTerminal(context));
      if (result === 'not-held') throw new Refusal(`${reference} is not held in quarantine: it is accepted.`);
      if (result === 'unsubscribed-since') {
        throw new Refusal(`${reference} stays held: the person has unsubscribed since. "reject" it.`);
      }
      return 'released';
    });
  },
};

export const reject: Command = {
  name: 'reject',
  operands: '<reference>...',
  mostOperands: MOST_REFERENCES,
  summary: 'Sorts a submission out that is held in quarantine.',
  details: 'It is kept, and nobody is mailed about it. "erase" deletes all of an address.',
  options: {},
  examples: ['reject K7QM-2XPD 9RTB-4HNC'],

  run: (context, args) =>
    eachReference(context, args, async ({ db }, { submission }) => {
      const { reference, state } = submission;
      if (!(await rejectHeld(db, submission, atTerminal(context)))) {
        throw new Refusal(`${reference} is not held in quarantine: it is ${state}.`);
      }
      return 'rejected';
    }),
};
