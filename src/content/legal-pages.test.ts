/** Terms and privacy, held against the specification (2.16, 2.17, 9) and against how the site behaves. */
import { describe, expect, it } from 'vitest';
import * as privacy from '#pages/privacy-policy/content.ts';
import * as terms from '#pages/terms-of-use/content.ts';
import { company } from './company.ts';
import type { LegalBlock, LegalText } from './legal.ts';
import type { LinkRecord, Target } from './types.ts';

const partsOf = (text: LegalText): readonly (string | LinkRecord)[] =>
  typeof text === 'string' ? [text] : text;

function textsOf(block: LegalBlock): readonly LegalText[] {
  if ('subtitle' in block) return [block.subtitle];
  if ('text' in block) return [block.text];
  if ('list' in block) return block.list;
  return block.facts.flatMap((fact) => [fact.term, fact.text]);
}

function read(blocks: readonly LegalBlock[]): { text: string; targets: Target[] } {
  const parts = blocks.flatMap(textsOf).flatMap(partsOf);
  return {
    text: parts.map((part) => (typeof part === 'string' ? part : part.label)).join(' '),
    targets: parts.flatMap((part) => (typeof part === 'string' ? [] : [part.to])),
  };
}

const all = (page: typeof terms | typeof privacy) => read(Object.values(page.sections()).flat());
const only = (page: typeof terms | typeof privacy, id: string) => read(page.sections()[id] ?? []);

describe.each([
  ['terms of use', terms],
  ['privacy policy', privacy],
])('%s', (_name, page) => {
  it('has eleven sections with anchors of their own, none of them thin', () => {
    const ids = page.contents.map((heading) => heading.id);
    expect(new Set(ids).size).toBe(11);
    expect(Object.keys(page.sections())).toEqual(ids);
    for (const id of ids) expect(only(page, id).text.length).toBeGreaterThan(200);
  });

  it('was last updated in January 2025', () => {
    expect(page.lastUpdated).toBe('January 2025');
  });

  it('links to the contact page', () => {
    expect(all(page).targets).toContainEqual({ page: 'contact' });
  });
});

describe('terms of use', () => {
  it('links to the privacy policy', () => {
    expect(all(terms).targets).toContainEqual({ page: 'privacy-policy' });
  });

  it('is governed by the law of India, with the courts in Hyderabad', () => {
    const law = only(terms, 'governing-law').text;
    expect(law).toContain('laws of India');
    expect(law).toContain('courts in Hyderabad, Telangana');
  });

  it('gives 30 days’ notice of material changes', () => {
    expect(only(terms, 'changes').text).toContain('30 days’ notice of material changes');
  });
});

describe('privacy policy', () => {
  it('covers the eleven topics in order', () => {
    const topics = [
      /collect/,
      /use/,
      /share/,
      /security/i,
      /cookies/i,
      /rights/,
      /retention/,
      /international transfers/i,
      /children/i,
      /changes/i,
      /contact/i,
    ];
    for (const [index, topic] of topics.entries()) expect(privacy.contents[index]?.title).toMatch(topic);
  });

  it('has its privacy e-mail, a phone and the promise of a response within 48 hours', () => {
    const { text, targets } = only(privacy, 'contact');
    expect(text).toContain('within 48 hours');
    expect(targets).toContainEqual({ url: `mailto:${company.email.privacy}` });
    expect(targets).toContainEqual({ url: `tel:${company.phone.dial}` });
  });

  it('names what the site keeps in the browser, under the anchor that the cookie settings link to', () => {
    const cookies = only(privacy, 'cookies').text;
    for (const key of ['hasSeenCookieSettings', 'cookieConsent', 'draft-']) expect(cookies).toContain(key);
  });

  it('names the one request that leaves the site', () => {
    expect(only(privacy, 'how-we-share-it').text).toContain('OpenStreetMap');
  });

  it('speaks of each law and of how long each record is kept', () => {
    const rights = only(privacy, 'your-rights').text;
    for (const law of ['GDPR', 'CCPA', 'CPRA', 'Digital Personal Data Protection Act, 2023']) {
      expect(rights).toContain(law);
    }
    const retention = only(privacy, 'retention').text;
    for (const period of ['Until you unsubscribe', '24 months', '12 months', '6 months']) {
      expect(retention).toContain(period);
    }
  });
});
