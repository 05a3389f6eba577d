import { z } from 'zod';

/** The round button that opens the cookie settings. It floats over the page. */
export const schema = z.strictObject({});
