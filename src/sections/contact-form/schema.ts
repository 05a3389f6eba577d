import { anchor, object, points, text, tone } from '#content/fields.ts';

export const schema = object('The enquiry form, with business hours and short notes on its right.', {
  title: text('the heading of the form'),
  text: text('one or two sentences above the form'),
  hours: object('the texts around the business hours, which come from company.json', {
    title: text('the heading of the business hours'),
    note: text('one sentence under the hours'),
  }),
  notes: points.describe('notes under the business hours'),
  tone: tone.optional(),
  id: anchor.optional(),
});
