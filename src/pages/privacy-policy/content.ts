import { legalName } from '#content/company.ts';
import type { LegalHeading, LegalSections } from '#content/legal.ts';
import type { PageId } from '#generated/page-id.ts';
import { dataPractices } from './content/data-practices.ts';
import { rightsAndContact } from './content/rights-and-contact.ts';

export const lastUpdated = 'January 2025';

export const summary = [
  'You can read every page of this website without telling us who you are. We collect personal data when you send us a form, use it for what the form says, and do not sell it.',
  `${legalName} is responsible for this data: the controller under the GDPR, the business under the CCPA, the data fiduciary under India’s DPDP Act.`,
] as const;

export const contents: readonly LegalHeading[] = [
  { id: 'information-we-collect', title: 'Information we collect' },
  { id: 'how-we-use-it', title: 'How we use your information' },
  { id: 'how-we-share-it', title: 'How we share your information' },
  { id: 'security', title: 'Security' },
  { id: 'cookies', title: 'Cookies and local storage' },
  { id: 'your-rights', title: 'Your rights' },
  { id: 'retention', title: 'Data retention' },
  { id: 'international-transfers', title: 'International transfers' },
  { id: 'children', title: 'Children' },
  { id: 'changes', title: 'Changes to this policy' },
  { id: 'contact', title: 'Contact' },
];

export const sections: LegalSections = { ...dataPractices, ...rightsAndContact };

export const next: readonly PageId[] = ['terms-of-use', 'contact', 'about'];
