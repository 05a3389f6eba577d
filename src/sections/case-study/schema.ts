import { z } from 'zod';
import { actions, anchor, area, image, object, stat, text } from '#content/fields.ts';

export const schema = object(
  'What changed for one client: a large picture, and the story with its figures.',
  {
    label: text('a line above the heading, such as "Client success story: Example Rail"'),
    title: text('the heading of the section'),
    text: text('two or three sentences'),
    stats: z.array(stat).min(1).describe('a list of figures, usually two'),
    actions,
    image,
    area: area.describe('the area whose color is the background of the picture'),
    id: anchor.optional(),
  },
);
