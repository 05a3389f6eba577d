import { expect, it } from 'vitest';
import { enquiryTarget } from './enquiry-link.ts';
import { addressOf } from './href.ts';

const product = { page: 'contact', query: { enquiryType: 'Products', specificCategory: 'FlexPod' } } as const;

it('enquiry links with the same category have requests that differ by label', () => {
  const request = (label: string) =>
    new URL(addressOf(enquiryTarget({ label, to: product }, 'flexpod')), 'http://site').searchParams.get(
      'request',
    );
  expect(request('Request Demo')).toBe('Request Demo: FlexPod');
  expect(request('Schedule Consultation')).toBe('Schedule Consultation: FlexPod');
  expect(request('Get Started with FlexPod')).toBe('Get Started with FlexPod');
});

it('links without a query, or to other pages, are unchanged', () => {
  for (const to of [{ page: 'contact' }, { page: 'about' }, { anchor: 'apply' }] as const) {
    expect(enquiryTarget({ label: 'Get in touch', to }, 'flexpod')).toBe(to);
  }
});
