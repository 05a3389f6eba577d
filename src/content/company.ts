/** The company: content/company.json. Pages, structured data, mails, desk and server take every value from here. */
import type { z } from 'zod';
import data from '../../content/company.json' with { type: 'json' };
import type { companySchema } from './company-schema.ts';

/** Not validated here: the generate step checks the file before any module imports it. */
type CompanyFile = z.infer<typeof companySchema>;
export type Office = Readonly<CompanyFile['offices'][number]>;
export type Phone = Readonly<CompanyFile['phone']>;
export type BusinessHours = Readonly<CompanyFile['businessHours'][number]>;

const file = data as CompanyFile;
const headquarters: Office = file.offices[0]!;

export const company = { ...file, headquarters } as const;

/** For dates and numbers, such as "en-US". */
export const locale = company.language;

/** For the `lang` attribute: "en". */
export const language = locale.split('-')[0]!;

/** The name with its legal form, for contracts and policies. */
export const legalName = [company.name, company.legalForm].filter(Boolean).join(' ');

/** "1 Example Street, Springfield, IL 62701", for one-line uses such as map links and mail footers. */
export function oneLineAddress(office: Office): string {
  return [...office.streetLines, `${office.city}, ${office.region} ${office.postalCode}`].join(', ');
}
