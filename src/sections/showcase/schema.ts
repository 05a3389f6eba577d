import { z } from 'zod';
import { actions, anchor, area, mediaPicture, object, points, scene, stat, text } from '#content/fields.ts';

export const schema = object(
  'One thing shown large: its picture, its figures, what it can do, and the way to its own page.',
  {
    title: text('the heading of the section'),
    text: text('one to three sentences under the heading'),
    actions,
    stats: z.array(stat).min(1).describe('a list of figures, four as a rule'),
    items: points.describe('a list of what it can do, four as a rule'),
    scene,
    area,
    picture: mediaPicture.describe('a photograph in place of the drawing').optional(),
    id: anchor.optional(),
  },
);
