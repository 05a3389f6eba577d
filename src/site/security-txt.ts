import { company } from '#content/company.ts';
import { absoluteUrl } from './title.ts';

export const securityTxtPath = '/.well-known/security.txt';

/** Eleven months: the standard (RFC 9116) wants less than a year, so that nobody writes to an address that is long dead. */
const GOOD_FOR_DAYS = 335;

/** Whom to tell of a weakness, for people and programs that look for it. */
export function securityTxt(now: Date): string {
  const expires = new Date(now.getTime() + GOOD_FOR_DAYS * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${company.email.security}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(securityTxtPath)}`,
    '',
  ].join('\n');
}
