import { company } from '../company.ts';
import type { LegalSection } from '../legal.ts';
import type { PageId } from '../page-id.ts';
import { dataPractices } from './privacy-policy/data-practices.ts';
import { rightsAndContact } from './privacy-policy/rights-and-contact.ts';

export const lastUpdated = 'January 2025';

export const summary = [
  'You can read every page of this website without telling us who you are. We collect personal data when you send us a form, use it for what the form says, and do not sell it.',
  `${company.name} is responsible for this data: the controller under the GDPR, the business under the CCPA, the data fiduciary under India’s DPDP Act.`,
] as const;

export const sections: readonly LegalSection[] = [...dataPractices, ...rightsAndContact];

export const next: readonly PageId[] = ['terms-of-use', 'contact', 'about'];
