import type { OpeningHours } from '#contract/calendar.ts';

export interface Company {
  readonly name: string;
  readonly shortName: string;
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly address: string;
  readonly phone: string;
  /** Of the office that answers enquiries. */
  readonly timeZone: string;
  readonly businessHours: readonly OpeningHours[];
  readonly offices: readonly { readonly city: string; readonly timeZone: string }[];
  readonly email: { readonly general: string; readonly careers: string; readonly privacy: string };
}
