import { z } from 'zod';
import { anchor, text, tone } from '#content/fields.ts';

export const schema = z
  .strictObject({
    title: text('the heading of the form'),
    text: text('what one should know before filling it in'),
    contact: z
      .strictObject({
        lead: text('a question that the mail address answers'),
        email: text('a mail address, such as "{company.careersEmail}"'),
      })
      .describe('whom to ask instead')
      .optional(),
    tone: tone.optional(),
    id: anchor,
  })
  .describe('The form for job applications, with what one should know about it at its left.');
