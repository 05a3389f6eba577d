import { z } from 'zod';
import { anchor, list, object, page, points, spot, text } from '#content/fields.ts';

export const schema = object(
  'Many topics of one kind, each with a drawing, and a sticky index that marks the one in view.',
  {
    label: text('the heading of the index'),
    pagesLabel: text('the words before the links to pages, such as "Start here"'),
    items: list('the topics', {
      id: anchor,
      title: text('the heading of the topic'),
      subtitle: text('a line under the heading'),
      description: text('one to three sentences'),
      points: points.describe('three to five titles with descriptions'),
      pages: z.array(page).describe('pages that say more, or an empty list'),
      spot,
    }),
  },
);
