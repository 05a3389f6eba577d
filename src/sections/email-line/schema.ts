import { z } from 'zod';
import { text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    email: text('the email address, such as {company.email}'),
  })
  .describe('An address to write to, for those who would rather not fill in a form.');
