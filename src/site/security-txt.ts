import { company, language } from '#content/company.ts';
import { absoluteUrl } from './title.ts';

export const securityTxtPath = '/.well-known/security.txt';

/** Eleven months: RFC 9116 recommends less than a year. */
const VALID_DAYS = 335;

/** How to report a vulnerability (RFC 9116). */
export function securityTxt(now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${company.email.security}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${absoluteUrl(securityTxtPath)}`,
    '',
  ].join('\n');
}
