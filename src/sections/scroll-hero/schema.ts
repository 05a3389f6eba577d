import { z } from 'zod';
import { actions, anchor, mediaPicture, object, scene, stat, text } from '#content/fields.ts';

export const schema = object(
  'A hero of three stages, which change while the page scrolls: one drawing as a plan, as a model and in operation.',
  {
    scene,
    stages: z
      .array(
        z.strictObject({
          label: text('the name of the stage on its button'),
          title: text('the large heading of the stage'),
          lead: text('one or two sentences under the heading'),
          actions: actions.optional(),
          stat: stat.describe('a figure under the text').optional(),
          alt: text('in a few words what the drawing shows, for screen readers'),
          picture: mediaPicture.describe('a photograph in place of the drawing').optional(),
        }),
      )
      .length(3)
      .describe('the three stages'),
    next: anchor.describe('the anchor of the section that follows'),
  },
);
