import { markAnswered } from '../../submissions/decisions.ts';
import { atTerminal } from '../at-terminal.ts';
import type { Command } from '../command.ts';
import { eachReference, MOST_REFERENCES } from '../each-reference.ts';
import { Refusal } from '../problems.ts';

export const ack: Command = {
  name: 'ack',
  operands: '<reference>...',
  mostOperands: MOST_REFERENCES,
  summary: 'Marks an enquiry or application as answered.',
  options: { undo: { help: 'Takes the mark away.' } },
  examples: ['ack K7QM-2XPD', 'ack K7QM-2XPD --undo'],

  run: (context, args) =>
    eachReference(context, args, async ({ db }, { submission }) => {
      const { reference, form, state, acked_at } = submission;
      if (form === 'newsletter')
        throw new Refusal(`${reference} is a subscription: nobody waits for an answer.`);
      if (state !== 'accepted') throw new Refusal(`${reference} is ${state}. "release" it first.`);
      if (args.flag('undo')) {
        await markAnswered(db, submission, false, atTerminal(context));
        return 'unanswered';
      }
      // The first answer counts for the promise.
      if (acked_at !== null) return `answered already, ${context.calendar.format(acked_at)}`;
      await markAnswered(db, submission, true, atTerminal(context));
      return 'answered';
    }),
};
