import { entry, list, object, text, titled } from '#content/fields.ts';

export const schema = object(
  'Figures as tiles. The first and the last are twice as wide, with room for more text.',
  {
    ...titled,
    items: list('a list of figures, ideally six', {
      metric: text('a figure with a word or two, such as "65% efficiency"'),
      ...entry('what the figure is about', 'how it is counted, in one to three sentences'),
    }),
  },
);
