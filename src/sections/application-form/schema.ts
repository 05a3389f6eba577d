import { anchor, object, text, tone } from '#content/fields.ts';

export const schema = object('The form for job applications, with information for applicants on its left.', {
  title: text('the heading of the form'),
  text: text('what applicants should know before filling it in'),
  contact: object('a contact for questions', {
    lead: text('the question that introduces the email address'),
    email: text('an email address, such as "{company.careersEmail}"'),
  }).optional(),
  tone: tone.optional(),
  id: anchor,
});
