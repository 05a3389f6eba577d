import { object } from '#content/fields.ts';

export const schema = object('The round button that opens the cookie settings. It floats over the page.', {});
