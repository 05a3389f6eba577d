import { z } from 'zod';
import { drawingArea, link, list, object, skin, spot, stat, text, titled } from '#content/fields.ts';

export const schema = object(
  'Statements side by side, each with a drawing: one object as a plan, as a model and in operation.',
  {
    ...titled,
    items: list('a list of statements, usually three', {
      title: text('what the statement is, such as "Vision"'),
      text: text('the statement, one sentence'),
      details: text('a short sentence about it'),
      stat: stat.describe('a figure under the text').optional(),
      spot,
      skin,
    }),
    links: z.array(link).min(1).describe('the links below'),
    area: drawingArea,
  },
);
