import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { specifiedIndustries } from '../../../tests/helpers/specified-industries.ts';
import { clients } from './content/clients.ts';
import { industries } from './content/industries.ts';
import { allInsights, caseStudy, insights } from './content/insights.ts';
import { promise, slides } from './content/opening.ts';
import { allianceStats, alliances, partners } from './content/partners.ts';
import { testimonials } from './content/testimonials.ts';
import { expertiseStats, genAi, genAiCapabilities, genAiStats } from './content/work.ts';

/** "95%", as a reader sees it. */
const figure = ({ value, unit = '' }: { value: string; unit?: string }) => `${value}${unit}`;

describe('the opening', () => {
  it('has three stages: vision, mission, values', () => {
    expect(slides.map(({ type }) => type)).toEqual(['Vision', 'Mission', 'Values']);
    expect(new Set(slides.map(({ id }) => id)).size).toBe(3);
  });

  it('opens with what the company stands for', () => {
    expect(slides[0]?.title).toBe('Building trust and delivering sustained outcomes');
    expect(company.tagline).toBe(slides[0]?.title);
  });

  it('gives each stage its content, details and image, and a stat of 100% to the values alone', () => {
    for (const slide of slides) {
      expect(slide.content).not.toBe('');
      expect(slide.details).not.toBe('');
      expect(slide.image.alt).not.toBe('');
    }
    expect(slides.map(({ stats }) => stats && figure(stats))).toEqual([undefined, undefined, '100%']);
    expect(slides[2]?.stats?.description).not.toBe('');
  });

  it('types optimize, transform, excel', () => {
    expect(promise.words).toEqual(['optimize', 'transform', 'excel']);
  });
});

describe('the Gen AI section', () => {
  it('shows the four figures', () => {
    expect(genAiStats.map((stat) => [figure(stat), stat.label])).toEqual([
      ['50+', 'Gen AI projects delivered'],
      ['95%', 'client satisfaction'],
      ['70%', 'process efficiency gains'],
      ['24/7', 'AI-powered operations'],
    ]);
  });

  it('has four capability cards and leads to ConvokeAI', () => {
    expect(genAiCapabilities).toHaveLength(4);
    expect(genAi.action.to).toEqual({ page: 'convokeai' });
  });
});

it('shows the figures of the company: 500+ global clients, 20+ years, 99% satisfaction', () => {
  expect(expertiseStats.map(figure)).toEqual(['500+', '20+', '99%']);
  expect(expertiseStats.map(({ label }) => label)).toEqual([
    expect.stringContaining('global clients'),
    expect.stringContaining('years'),
    expect.stringContaining('satisfaction'),
  ]);
});

describe('insights and the client story', () => {
  it('have image, type, date, title, description and an address elsewhere', () => {
    expect(insights.length).toBeGreaterThanOrEqual(4);
    for (const insight of insights) {
      expect(insight.image && insight.type && insight.title && insight.description).toBeTruthy();
      expect(Number.isNaN(Date.parse(insight.date))).toBe(false);
      expect(insight.url).toMatch(/^https:\/\/insights\.example\.com\//);
    }
    expect(new Set(insights.map(({ url }) => url)).size).toBe(insights.length);
    expect(caseStudy.action.to).toEqual({ url: expect.stringMatching(/^https:/) });
  });

  it('are listed newest first', () => {
    const dates = insights.map(({ date }) => date as string);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it('have no page of all insights', () => {
    expect(allInsights).toEqual({ label: 'View all insights', to: { url: '#' } });
  });
});

it('lists the thirteen industries', () => {
  expect(industries.map(({ title }) => title)).toEqual(specifiedIndustries);
});

it('shows 28 different clients', () => {
  expect(clients).toHaveLength(28);
  expect(new Set(clients.map(({ name }) => name)).size).toBe(28);
  expect(new Set(clients.map(({ logo }) => logo)).size).toBe(28);
});

describe('the strategic alliances', () => {
  it('are six partners with all their fields', () => {
    expect(alliances.title).toBe('Strategic alliances');
    expect(partners).toHaveLength(6);
    for (const partner of partners) {
      expect(
        partner.name && partner.logo && partner.description && partner.stats && partner.color,
      ).toBeTruthy();
      expect(partner.highlights.length).toBeGreaterThan(0);
    }
  });

  it('have the figures 6+, 480K+, 33K+ and 200+', () => {
    expect(allianceStats.map((stat) => [stat.value, stat.label])).toEqual([
      ['6+', 'partners'],
      ['480K+', 'customer base'],
      ['33K+', 'professionals'],
      ['200+', 'countries'],
    ]);
  });
});

it('quotes four clients, each with name, position and picture', () => {
  expect(testimonials).toHaveLength(4);
  for (const { quote, name, position, image } of testimonials) {
    expect(quote && name && position && image).toBeTruthy();
  }
});

it('quotes only clients that are on the wall', () => {
  const names: readonly string[] = clients.map(({ name }) => name);
  expect(names).toContain(caseStudy.client);
  for (const { position } of testimonials) expect(names).toContain(position.split(', ')[1]);
});
