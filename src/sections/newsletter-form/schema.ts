import { anchor, object, text, tone } from '#content/fields.ts';

export const schema = object(
  'The form to subscribe to the newsletter, with what one should know about it at its left.',
  {
    title: text('the heading of the form'),
    text: text('what subscribers get, and how often'),
    contact: object('whom to ask instead', {
      lead: text('a question that the mail address answers'),
      email: text('a mail address, such as "{company.email}"'),
    }).optional(),
    tone: tone.optional(),
    id: anchor.optional(),
  },
);
