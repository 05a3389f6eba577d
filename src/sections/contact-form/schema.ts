import { z } from 'zod';
import { anchor, points, text, tone } from '#content/fields.ts';

export const schema = z
  .strictObject({
    title: text('the heading of the form'),
    text: text('one or two sentences above the form'),
    hours: z
      .strictObject({
        title: text('the heading of the business hours'),
        note: text('one sentence under the hours'),
      })
      .describe('the words around the business hours, which are those of the company'),
    notes: points.describe('notes under the business hours'),
    tone: tone.optional(),
    id: anchor.optional(),
  })
  .describe('The enquiry form, with business hours and short notes at its right.');
