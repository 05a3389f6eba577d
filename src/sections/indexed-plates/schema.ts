import { z } from 'zod';
import { anchor, list, object, page, points, spot, text } from '#content/fields.ts';

export const schema = object(
  'Many topics of one kind, each with a drawing, and a sticky index that marks the one in view.',
  {
    label: text('the heading of the index'),
    pagesLabel: text('the words before the links to pages, such as "Start here"'),
    firstStepLabel: text('the words above the first steps, such as "First step"').optional(),
    items: list('the topics', {
      id: anchor,
      title: text('the heading of the topic'),
      subtitle: text('a line under the heading'),
      description: text('one to three sentences'),
      evidence: text('a sentence about a client, with a figure, or leave it out').optional(),
      firstStep: text('how to begin, with time and price, or leave it out').optional(),
      points: points.describe('three to five titles with descriptions'),
      pages: z.array(page).describe('pages that say more, or an empty list'),
      spot,
    }),
  },
);
