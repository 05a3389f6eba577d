import { z } from 'zod';
import { drawingArea, entry, object, spot, text, texts, titled } from '#content/fields.ts';

const layer = z.strictObject({
  level: text('where it belongs, such as "Levels 2 and 3"'),
  ...entry('the title of the layer'),
  spot,
  features: texts('a list of points').optional(),
});

export const schema = object('Layers that rest on each other, and one that runs along all of them.', {
  ...titled,
  items: z.array(layer).min(1).max(3).describe('up to three layers, from the top down'),
  beside: layer.describe('what stands beside all of the layers'),
  area: drawingArea,
});
