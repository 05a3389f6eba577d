import { anchor, object, text, tone } from '#content/fields.ts';

export const schema = object(
  'The form to subscribe to the newsletter, with information about it on its left.',
  {
    title: text('the heading of the form'),
    text: text('what subscribers get, and how often'),
    contact: object('a contact for questions', {
      lead: text('the question that introduces the email address'),
      email: text('an email address, such as "{company.email}"'),
    }).optional(),
    tone: tone.optional(),
    id: anchor.optional(),
  },
);
