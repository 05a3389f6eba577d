import { company } from '#content/company.ts';
import type { LegalHeading, LegalSections } from '#content/legal.ts';
import type { PageId } from '#generated/page-id.ts';
import { closingTerms } from './content/closing.ts';
import { openingTerms } from './content/opening.ts';

export const lastUpdated = 'January 2025';

export const summary = [
  `These terms apply to the website of ${company.name}. They say how you may use it, and what we are and are not liable for.`,
  'They do not cover our services or products: those are governed by the agreement signed for them, which takes precedence over anything here.',
] as const;

export const contents: readonly LegalHeading[] = [
  { id: 'acceptance', title: 'Acceptance of these terms' },
  { id: 'using-the-site', title: 'Using the site' },
  { id: 'intellectual-property', title: 'Intellectual property' },
  { id: 'what-you-send-us', title: 'What you send us' },
  { id: 'information-on-the-site', title: 'Information on the site' },
  { id: 'links-and-maps', title: 'Links and embedded maps' },
  { id: 'privacy', title: 'Privacy' },
  { id: 'disclaimers-and-liability', title: 'Disclaimers and liability' },
  { id: 'changes', title: 'Changes to these terms' },
  { id: 'governing-law', title: 'Governing law and disputes' },
  { id: 'contact', title: 'Contact' },
];

export const sections: LegalSections = { ...openingTerms, ...closingTerms };

export const next: readonly PageId[] = ['privacy-policy', 'contact', 'about'];
