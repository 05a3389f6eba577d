import { object, text, titled } from '#content/fields.ts';

export const schema = object('An email address, for visitors who prefer not to fill in a form.', {
  ...titled,
  email: text('the email address, such as {company.email}'),
});
