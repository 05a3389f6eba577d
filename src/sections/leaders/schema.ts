import { z } from 'zod';
import { template, titled } from '#content/fields.ts';

/** The people of content/lists/leaders.json, with portraits. */
export const schema = z.strictObject({
  ...titled,
  portrait: template('what a drawn portrait is, such as "Drawn portrait of {name}"', 'name'),
});
