import { z } from 'zod';
import { template, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    portrait: template('what a drawn portrait is, such as "Drawn portrait of {name}"', 'name'),
  })
  .describe('The people of content/lists/leaders.json, with portraits.');
