import { z } from 'zod';
import { entry, list, object, point, titled } from '#content/fields.ts';

export const schema = object(
  'A process through three systems: the lanes are the systems, the tiles the steps, the line the path.',
  {
    ...titled,
    lanes: z.array(point).length(3).describe('three lanes, from top to bottom'),
    steps: list('at most six steps, in order', {
      lane: z.union([z.literal(1), z.literal(2), z.literal(3)]).describe('the lane of the step: 1, 2 or 3'),
      ...entry('the title of the step, in a word or two', 'what happens, in a few words'),
    }).max(6),
  },
);
