import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#server/settings.ts';
import { sections } from '../../src/pages/privacy-policy/content.ts';

/** The fewest days that so many months can have. */
const SHORTEST = { 6: 181, 12: 365, 24: 730 } as const;

function promisedMonths(term: string): keyof typeof SHORTEST {
  const facts = sections.retention!.flatMap((block) => ('facts' in block ? block.facts : []));
  const { text } = facts.find((fact) => fact.term === term)!;
  return Number(/^(\d+) months/.exec(text)![1]) as keyof typeof SHORTEST;
}

function recommendedDays(name: string): number {
  const { description } = SETTINGS.find((setting) => setting.name === name)!;
  return Number(/Recommended: (\d+), as the privacy policy says/.exec(description)![1]);
}

describe('the recommended retention', () => {
  it.each([
    ['RETAIN_CONTACT_DAYS', 'Enquiries'],
    ['RETAIN_CAREERS_DAYS', 'Job applications'],
    ['RETAIN_RESUMES_DAYS', 'Resume files'],
  ] as const)('%s is no longer than the privacy policy promises, nor much shorter', (setting, term) => {
    const days = recommendedDays(setting);
    const promised = SHORTEST[promisedMonths(term)];
    expect(days).toBeLessThanOrEqual(promised);
    expect(days).toBeGreaterThanOrEqual(promised - 5);
  });

  it('lets a subscription end when the person unsubscribes', () => {
    expect(JSON.stringify(sections.retention)).toContain('Until you unsubscribe.');
    expect(recommendedDays('RETAIN_NEWSLETTER_DAYS')).toBe(1);
  });

  it('is the same in the guide for operators', () => {
    const rows = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `(RETAIN_\w+)` \| (\d+) \|/gm)];
    const retained = SETTINGS.filter(({ name }) => name.startsWith('RETAIN_'));
    expect(rows.map(([, name]) => name)).toEqual(retained.map(({ name }) => name));
    for (const [, name, days] of rows) expect(recommendedDays(name!), name).toBe(Number(days));
  });
});
