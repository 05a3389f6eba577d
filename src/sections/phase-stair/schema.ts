import { list, object, spot, text, texts, titled } from '#content/fields.ts';

export const schema = object('Phases as three rising tiles: when, what, and the condition that ends each.', {
  ...titled,
  items: list('the phases in order', {
    title: text('the name of the phase'),
    when: text('when it is, such as "Weeks 1 to 6"'),
    description: text('one or two sentences'),
    activities: texts('a list of what is done'),
    end: text('the condition that ends it'),
    spot,
  }),
  endLabel: text('the words above each condition, such as "Ends when"'),
});
