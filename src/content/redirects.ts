/** Old paths and where they lead now: content/redirects.json. The server reads the list at its start. */
import type { z } from 'zod';
import data from '../../content/redirects.json' with { type: 'json' };
import type { redirectsSchema } from './data-schemas.ts';

export type Redirect = Readonly<z.infer<typeof redirectsSchema>['items'][number]>;

/** `to` answers 308 and keeps the query; `gone` answers 410, so that search engines forget the page. */
export const redirects: readonly Redirect[] = data.items as Redirect[];
