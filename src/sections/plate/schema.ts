import { z } from 'zod';
import { anchor, area, object, points, skin, spot, text, tone } from '#content/fields.ts';

export const schema = object(
  'A picture that fills half of the width, beside a text with points. Alternate sides and skins when a page has several.',
  {
    title: text('the heading of the section'),
    subtitle: text('a line under the heading, or leave it out').optional(),
    description: text('one to three sentences'),
    items: points,
    spot,
    skin,
    area: area.optional(),
    tone: tone.describe('the background of the picture'),
    flip: z.boolean().describe('true for the picture on the right').optional(),
    id: anchor.optional(),
  },
);
