import { z } from 'zod';
import { titled } from '#content/fields.ts';

export const schema = z
  .strictObject(titled)
  .describe('The logos of content/lists/clients.json in a ruled grid.');
