import { z } from 'zod';
import { points, titled } from '#content/fields.ts';

/** Four statements around a cross of rules. */
export const schema = z.strictObject({ ...titled, items: points });
