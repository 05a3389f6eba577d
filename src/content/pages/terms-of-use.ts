import { company } from '../company.ts';
import type { LegalSection } from '../legal.ts';
import type { PageId } from '../page-id.ts';
import { closingTerms } from './terms-of-use/closing.ts';
import { openingTerms } from './terms-of-use/opening.ts';

export const lastUpdated = 'January 2025';

export const summary = [
  `These terms apply to the website of ${company.name}. They say how you may use it, what we answer for, and what we do not.`,
  'They do not cover our services or products: those are governed by the agreement signed for them, which takes precedence over anything here.',
] as const;

export const sections: readonly LegalSection[] = [...openingTerms, ...closingTerms];

export const next: readonly PageId[] = ['privacy-policy', 'contact', 'about'];
