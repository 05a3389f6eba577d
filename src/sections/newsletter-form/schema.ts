import { z } from 'zod';
import { anchor, text, tone } from '#content/fields.ts';

export const schema = z
  .strictObject({
    title: text('the heading of the form'),
    text: text('what subscribers get, and how often'),
    contact: z
      .strictObject({
        lead: text('a question that the mail address answers'),
        email: text('a mail address, such as "{company.email}"'),
      })
      .describe('whom to ask instead')
      .optional(),
    tone: tone.optional(),
    id: anchor.optional(),
  })
  .describe('The form to subscribe to the newsletter, with what one should know about it at its left.');
