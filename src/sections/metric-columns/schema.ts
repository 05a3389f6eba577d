import { entry, list, object, text, titled } from '#content/fields.ts';

export const schema = object(
  'Figures with their reasons, in a row under one rule. For light and dark backgrounds.',
  {
    ...titled,
    items: list('a list of figures, ideally four', {
      metric: text('a figure with a word or two, such as "Up to 40%"'),
      ...entry('what the figure is about', 'the reason for it, in one or two sentences'),
    }),
  },
);
