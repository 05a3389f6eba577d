import { z } from 'zod';
import { list, object, text, texts, titled } from '#content/fields.ts';

export const schema = object(
  'A signed sheet of paper, such as a proof of delivery, beside the claim it proves.',
  {
    ...titled,
    note: text('one or two sentences under the heading'),
    document: object('the sheet of paper', {
      label: text('in one sentence what the sheet shows, for screen readers'),
      heading: text('the heading of the sheet'),
      number: text('the number of the sheet'),
      state: text('its state, in a few words'),
      parties: list('at most four facts, such as sender and receiver', {
        name: text('what it is, such as "Carrier"'),
        value: text('who, what or when'),
      }).max(4),
      columns: z
        .array(text('the name of a column'))
        .length(4)
        .describe('the names of the four columns: the item and three quantities'),
      lines: z
        .array(
          z
            .array(text('an item or a quantity'))
            .length(4)
            .describe('the item and three quantities; the second is red where it is not the first'),
        )
        .min(1)
        .describe('the lines of the sheet'),
      evidence: texts('a list of short facts at the foot of the sheet'),
      signedBy: text('the name under the signature'),
    }),
  },
);
