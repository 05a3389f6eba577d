import { z } from 'zod';
import { text, titled } from '#content/fields.ts';

/** An address to write to, for those who would rather not fill in a form. */
export const schema = z.strictObject({
  ...titled,
  email: text('the email address, such as {company.email}'),
});
