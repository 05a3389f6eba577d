import { describe, expect, it } from 'vitest';
import { capabilities, offerings } from '#pages/ai-services/content/offerings.ts';
import { stories } from '#pages/ai-services/content/stories.ts';
import { values } from '#pages/ai-services/content/values.ts';
import * as aiServices from '#pages/ai-services/content.ts';
import { industries, technologies } from '#pages/consulting-services/content/expertise.ts';
import { steps, totalWeeks } from '#pages/consulting-services/content/steps.ts';
import * as consulting from '#pages/consulting-services/content.ts';
import { accelerators } from '#pages/convokeai/content/accelerators.ts';
import { applications } from '#pages/convokeai/content/applications.ts';
import { layers } from '#pages/convokeai/content/layers.ts';
import * as convokeai from '#pages/convokeai/content.ts';
import { phases } from '#pages/managed-services/content/phases.ts';
import { serviceFeatures, slaLevels } from '#pages/managed-services/content/service.ts';
import * as managed from '#pages/managed-services/content.ts';
import { coverageLevels, models, portfolios } from '#pages/on-demand-services/content/offer.ts';
import { benefits, factors } from '#pages/on-demand-services/content/shared-model.ts';
import * as onDemand from '#pages/on-demand-services/content.ts';
import * as services from '#pages/services/content.ts';
import type { LinkRecord } from './types.ts';

/** What the specification says of the service and AI pages (sections 2.6, 2.7, 2.8, 2.12, 2.13 and 9). */

const labels = (links: readonly LinkRecord[]) => links.map(({ label }) => label);
const link = (links: readonly LinkRecord[], label: string) => links.find((each) => each.label === label);
const leadsToContact = ({ to }: LinkRecord) => 'page' in to && to.page === 'contact';
const unique = (names: readonly string[]) => new Set(names).size;

describe('ConvokeAI', () => {
  it('has three sections of three cards', () => {
    expect(layers.map(({ title, cards }) => [title, cards.length])).toEqual([
      ['Enterprise intelligence', 3],
      ['Data foundation', 3],
      ['Quality engineering', 3],
    ]);
  });

  it('names three applications with four features each', () => {
    expect(applications.map(({ title, features }) => [title, features.length])).toEqual([
      ['CRM Suite', 4],
      ['ERP Suite', 4],
      ['ServiceNow Integration', 4],
    ]);
    expect(convokeai.applicationsHead.title).toBe('AI in applications');
  });

  it('has ten purpose-built accelerators', () => {
    expect(unique(accelerators.map(({ name }) => name))).toBe(10);
    expect(convokeai.acceleratorsHead.title).toMatch(/purpose-built/);
  });

  it('opens with a link to the capabilities and closes with "Get Started Today"', () => {
    expect(convokeai.hero.actions.map(({ to }) => to)).toContainEqual({ anchor: 'ai-capabilities' });
    expect(labels(convokeai.callToAction.actions)).toEqual(['Get Started Today']);
    expect(convokeai.callToAction.actions.every(leadsToContact)).toBe(true);
  });
});

describe('AI Services', () => {
  it('shows the six value metrics', () => {
    expect(values.map(({ metric }) => metric.toLowerCase())).toEqual([
      '5.2x roi',
      '300% faster',
      '65% efficiency',
      '45% cost saving',
      '92% nps',
      'zero bias',
    ]);
  });

  it('has four offerings and four capability categories', () => {
    expect(unique(offerings.map(({ title }) => title))).toBe(4);
    expect(unique(capabilities.map(({ title }) => title))).toBe(4);
  });

  it('tells three success stories, each with results', () => {
    expect(stories.map(({ industry }) => industry)).toEqual([
      'Manufacturing',
      'Financial Services',
      'Healthcare',
    ]);
    for (const story of stories) {
      expect(story.title && story.solution).toBeTruthy();
      expect(story.results.length).toBeGreaterThan(1);
    }
  });

  it('opens with a link to the offerings and asks for a consultation', () => {
    expect(aiServices.hero.actions.map(({ to }) => to)).toContainEqual({ anchor: 'ai-offerings' });
    const schedule = link(aiServices.callToAction.actions, 'Schedule AI Consultation');
    expect(schedule && leadsToContact(schedule)).toBe(true);
  });
});

describe('IT Services', () => {
  it('has three cards whose "Learn More" loads the page anew', () => {
    expect(services.cards.map(({ title, link: { label, to } }) => [title, label, to])).toEqual([
      ['Managed Services', 'Learn More', { page: 'managed-services' }],
      ['Consulting Services', 'Learn More', { page: 'consulting-services' }],
      ['On Demand Services', 'Learn More', { page: 'on-demand-services' }],
    ]);
    for (const card of services.cards) {
      expect(card.benefits.length).toBeGreaterThan(0);
      expect(card.features.length).toBeGreaterThan(0);
    }
  });

  it('closes with two contact links', () => {
    expect(services.callToAction.actions).toHaveLength(2);
    expect(services.callToAction.actions.every(leadsToContact)).toBe(true);
  });

  it('compares like with like', () => {
    for (const row of services.comparison.rows) expect(row.cells).toHaveLength(3);
  });
});

describe('Managed Services', () => {
  // In summer Houston moves its clock and Hyderabad does not, so the second team comes an hour later.
  it.each([0, 1])('follows the sun: a team is at work every half hour, %i h shifted', (shift) => {
    const teams = managed.duty.teams.map(({ team, from, to }) =>
      team === 'Houston' ? { from, to } : { from: from + shift, to: to + shift },
    );
    const onDuty = (hour: number) =>
      teams.some(({ from, to }) => (from < to ? from <= hour && hour < to : hour >= from || hour < to));
    const uncovered = Array.from({ length: 48 }, (_, half) => half / 2).filter((hour) => !onDuty(hour));
    expect(uncovered).toEqual([]);
    expect(managed.dutyHead.title).toMatch(/follow-the-sun/i);
  });

  it('has the three phases and six features', () => {
    expect(phases.map(({ phase }) => phase)).toEqual(['Establish', 'Stabilize', 'Mature']);
    for (const { activities } of phases) expect(activities.length).toBeGreaterThan(0);
    expect(unique(serviceFeatures.map(({ title }) => title))).toBe(6);
  });

  it('has the four SLA levels', () => {
    expect(
      slaLevels.map(({ level, responseTime, availability }) => [level, responseTime, availability]),
    ).toEqual([
      ['Platinum', 'Under 15 minutes', '99.99%'],
      ['Gold', 'Under 30 minutes', '99.9%'],
      ['Silver', 'Under 2 hours', '99.5%'],
      ['Bronze', 'Under 4 hours', '99.0%'],
    ]);
  });

  it('states uptime, businesses supported and the two ways to pay', () => {
    const stats = managed.stats.map(({ value, unit = '', label }) => `${value}${unit} ${label}`).join('\n');
    expect(stats).toContain('99.9% uptime SLA');
    expect(stats).toContain('140+ enterprise-wide businesses supported');
    expect(stats).toContain('Time and Material or Fixed Bid');
    expect(managed.featuresHead.note).toMatch(/over 140 enterprise-wide businesses/i);
  });

  it('offers the named buttons', () => {
    expect(labels(managed.hero.actions)).toEqual([
      'Start Your Managed Services Journey',
      'Download Methodology Guide',
    ]);
  });
});

describe('Consulting Services', () => {
  it('has four steps, in order, that fill the calendar', () => {
    expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4]);
    for (const { title, description, activities } of steps) {
      expect(title && description).toBeTruthy();
      expect(activities.length).toBeGreaterThan(0);
    }
    expect(steps.map(({ weeks: [first] }) => first)).toEqual([
      1,
      ...steps.slice(0, -1).map(({ weeks: [, last] }) => last + 1),
    ]);
    expect(steps.at(-1)?.weeks[1]).toBe(totalWeeks);
  });

  it('has the eight industries', () => {
    expect(industries.map(({ name }) => name)).toEqual([
      'Automotive',
      'Manufacturing',
      'Consumer Packaged Goods and Retail',
      'High Tech',
      'Life Sciences',
      'Aerospace',
      'Oil and Gas',
      'Retail',
    ]);
    for (const { description, expertise } of industries) {
      expect(description).toBeTruthy();
      expect(expertise.length).toBeGreaterThan(0);
    }
  });

  it('has twelve technologies with categories', () => {
    expect(unique(technologies.map(({ name }) => name))).toBe(12);
    for (const { description, category } of technologies) expect(description && category).toBeTruthy();
  });

  it('offers the named buttons', () => {
    expect(labels(consulting.hero.actions)).toEqual(
      expect.arrayContaining(['Explore Our Expertise', 'Schedule Consultation']),
    );
    expect(labels(consulting.callToAction.actions)).toEqual([
      'Start Your Consultation',
      'Download Capabilities Brochure',
    ]);
  });
});

describe('On Demand Services', () => {
  it('has the counted records', () => {
    expect(models).toHaveLength(3);
    expect(portfolios).toHaveLength(4);
    expect(benefits).toHaveLength(4);
    expect(factors).toHaveLength(3);
    for (const { month } of models) expect(month.map((week) => week.length)).toEqual([5, 5, 5, 5]);
  });

  it('has the four coverage levels', () => {
    expect(
      coverageLevels.map(({ level, responseTime, coverage, pricing }) => [
        level,
        responseTime,
        coverage,
        pricing,
      ]),
    ).toEqual([
      ['Bronze', '4-8 hours', 'Business hours', 'T&M based'],
      ['Silver', '2-4 hours', 'Extended hours', 'Hybrid model'],
      ['Gold', '1-2 hours', '24x7', 'Fixed bid available'],
      ['Platinum', 'Under 1 hour', '24x7 premium', 'Fixed bid preferred'],
    ]);
  });

  it('claims up to 40% cost reduction', () => {
    expect(benefits[0]).toMatchObject({ metric: 'Up to 40%', title: 'Cost reduction' });
  });

  it('offers the named buttons', () => {
    expect(labels([...onDemand.hero.actions, ...onDemand.callToAction.actions]).sort()).toEqual([
      'Discuss Your Needs',
      'Download Capabilities Brochure',
      'Explore On-Demand Solutions',
      'Request Resource Assessment',
    ]);
  });
});

describe('Buttons of all six pages', () => {
  const pages = [convokeai, aiServices, services, managed, consulting, onDemand];

  it('prefill the enquiry with a type and category of the contact form', () => {
    const categories: Readonly<Record<string, readonly string[]>> = {
      Solutions: ['Analytics & Big Data'],
      Services: ['Consulting Services', 'SAP Implementation', 'Managed Services', 'On-Demand Services'],
      'Request for Proposal': [
        'Enterprise Solutions',
        'Custom Development',
        'System Integration',
        'Digital Transformation',
        'Consulting Engagement',
      ],
    };
    for (const { to } of pages.flatMap(({ hero, callToAction }) => [
      ...hero.actions,
      ...callToAction.actions,
    ])) {
      if (!('page' in to)) continue;
      const { enquiryType = '', specificCategory } = to.query ?? {};
      expect(Object.keys(categories)).toContain(enquiryType);
      if (specificCategory) expect(categories[enquiryType]).toContain(specificCategory);
    }
  });

  it('end by pointing at two or three other pages', () => {
    for (const { next } of pages) {
      expect(next.length).toBeGreaterThanOrEqual(2);
      expect(next.length).toBeLessThanOrEqual(3);
    }
  });
});
