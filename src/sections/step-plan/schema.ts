import { z } from 'zod';
import { list, object, text, texts, titled } from '#content/fields.ts';

export const schema = object(
  'Consecutive steps on a calendar of weeks: when each takes place, its work, and what is handed over at its end.',
  {
    ...titled,
    items: list('the steps in order', {
      title: text('the name of the step'),
      when: text('when it is, such as "Weeks 1 to 2"'),
      weeks: z.int().min(1).describe('how many weeks it takes, a number'),
      description: text('one to three sentences'),
      activities: texts('a list of what is done'),
      result: text('what is handed over at its end'),
    }),
    resultLabel: text('the words above each result, such as "You receive"'),
  },
);
