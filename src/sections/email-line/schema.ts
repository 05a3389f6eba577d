import { object, text, titled } from '#content/fields.ts';

export const schema = object('An address to write to, for those who would rather not fill in a form.', {
  ...titled,
  email: text('the email address, such as {company.email}'),
});
