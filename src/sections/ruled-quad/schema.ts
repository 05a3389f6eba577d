import { z } from 'zod';
import { points, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({ ...titled, items: points })
  .describe('Four statements around a cross of rules.');
