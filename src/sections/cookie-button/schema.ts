import { z } from 'zod';

export const schema = z
  .strictObject({})
  .describe('The round button that opens the cookie settings. It floats over the page.');
