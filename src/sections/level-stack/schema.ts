import { z } from 'zod';
import { drawingArea, entry, object, spot, text, texts, titled } from '#content/fields.ts';

const layer = z.strictObject({
  level: text('its level, such as "Levels 2 and 3"'),
  ...entry('the title of the layer'),
  spot,
  features: texts('a list of points').optional(),
});

export const schema = object('Layers stacked on each other, and one that spans all of them.', {
  ...titled,
  items: z.array(layer).min(1).max(3).describe('up to three layers, from the top down'),
  beside: layer.describe('the layer beside all others'),
  area: drawingArea,
});
