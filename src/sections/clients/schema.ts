import { z } from 'zod';
import { titled } from '#content/fields.ts';

/** The logos of content/lists/clients.json in a ruled grid. */
export const schema = z.strictObject(titled);
