import { z } from 'zod';
import { actions, anchor, area, mediaPicture, object, points, scene, stat, text } from '#content/fields.ts';

export const schema = object(
  'One product in detail: a large picture, figures, capabilities and a link to its page.',
  {
    title: text('the heading of the section'),
    text: text('one to three sentences under the heading'),
    actions,
    stats: z.array(stat).min(1).describe('a list of figures, usually four'),
    items: points.describe('a list of what it can do, usually four'),
    scene,
    area,
    picture: mediaPicture.describe('a photograph in place of the drawing').optional(),
    id: anchor.optional(),
  },
);
