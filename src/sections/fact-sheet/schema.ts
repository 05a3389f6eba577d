import { z } from 'zod';
import { headed, list, mediaPicture, object, text, texts } from '#content/fields.ts';

const rendering = z.strictObject({
  rendering: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: 'Use lowercase letters, digits and hyphens.' })
    .describe('the prefix of its files in public/media: "phone" for phone-640.avif and phone-640.webp'),
  widths: z.array(z.int().positive()).min(1).describe('the widths of its files, smallest first'),
  height: z.int().positive().describe('the height of the widest file'),
  alt: mediaPicture.shape.alt,
});

export const schema = object(
  'An introduction to a product: a few sentences, a few large facts and a picture.',
  {
    ...headed,
    paragraphs: texts('one or two paragraphs under the heading'),
    facts: list('a few facts, set large', {
      value: text('one to three words'),
      label: text('what they are about'),
    }),
    picture: z
      .union([mediaPicture, rendering])
      .describe('a picture without a background: { "media": "phone.png", "alt": "What it shows" }'),
  },
);
