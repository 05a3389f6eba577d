import { link, list, object, text } from '#content/fields.ts';

export const schema = object(
  'What a buyer asks first, in one row under the hero: price, time, result, who decides. Then one proof.',
  {
    items: list('up to four facts, such as price, time, result and who decides', {
      label: text('what the fact answers, such as "First step costs"'),
      value: text('the answer in one to four words, such as "$42,000, fixed"'),
      detail: text('one short sentence that completes it'),
    }).max(4),
    proof: text('one sentence about a client, with a figure').optional(),
    link: link.describe('where to read more about the client, or leave it out').optional(),
  },
);
