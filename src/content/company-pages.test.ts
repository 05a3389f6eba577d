/** The records of about, industries, careers and contact, held against the specification (2.10, 2.11, 2.14, 2.15, 9). */
import { describe, expect, it } from 'vitest';
import { leadership } from '#pages/about/content/leadership.ts';
import { whatWeDo } from '#pages/about/content/what-we-do.ts';
import * as about from '#pages/about/content.ts';
import { positions } from '#pages/careers/content/positions.ts';
import * as careers from '#pages/careers/content.ts';
import * as contact from '#pages/contact/content.ts';
import { industries as list } from '#pages/industries/content/list.ts';
import * as industries from '#pages/industries/content.ts';
import { specifiedIndustries } from '../../tests/helpers/specified-industries.ts';
import { company } from './company.ts';
import type { LinkRecord, StatRecord } from './types.ts';

const figure = ({ value, unit = '' }: StatRecord) => `${value}${unit}`;
const pagesOf = (links: readonly LinkRecord[]) => links.map(({ to }) => ('page' in to ? to.page : undefined));

describe('about', () => {
  it('opens with when, where and how far', () => {
    expect(about.heroFacts.map((fact) => fact.text)).toEqual(
      expect.arrayContaining([String(company.foundingYear), company.foundingPlace]),
    );
    expect(about.heroFacts.map((fact) => fact.term)).toContain('Global reach');
    expect(about.story.milestones[0].when).toBe('2005');
    expect(about.story.milestones[0].text).toContain('Texas');
  });

  it('shows the seven headline stats', () => {
    const stats: readonly StatRecord[] = [about.stats.lead, ...about.stats.others];
    expect(stats.map((stat) => [figure(stat), stat.label])).toEqual([
      ['20', expect.stringContaining('years')],
      ['350+', 'employees'],
      ['50+', 'digital transformations'],
      ['20%', 'YoY growth'],
      ['5', 'global delivery locations'],
      ['15+', 'patents'],
      ['20+', 'platforms and products'],
    ]);
  });

  it('shows the impact figures', () => {
    expect(about.reasons.impact.map((stat) => [figure(stat), stat.label])).toEqual([
      ['99%', expect.stringContaining('satisfaction')],
      ['500+', expect.stringContaining('projects')],
      ['24/7', expect.stringContaining('support')],
      ['98%', 'on-time delivery'],
    ]);
  });

  it('has vision, mission, six values, three leaders, six things it does and reasons', () => {
    expect(about.statements.map((statement) => statement.title)).toEqual(['Vision', 'Mission']);
    expect(about.values.items).toHaveLength(6);
    expect(whatWeDo.items).toHaveLength(6);
    expect(about.reasons.items.length).toBeGreaterThan(3);
    expect(leadership.profiles).toHaveLength(3);
    for (const profile of leadership.profiles) {
      expect(profile.description).toHaveLength(2);
      expect(profile.photo).toMatch(/^portrait-/);
    }
  });

  it('links to contact and solutions', () => {
    expect(pagesOf(about.callToAction.actions)).toEqual(['contact', 'solutions']);
  });
});

describe('industries', () => {
  const texts = industries.texts();
  const all = list.map((industry) => ({ ...industry, ...texts[industry.id]! }));

  it('has the thirteen of the specification, in its order', () => {
    expect(industries.badge).toBe('13 industry verticals');
    expect(all.map((industry) => industry.title)).toEqual(specifiedIndustries);
  });

  it.each(all)('gives $title a subtitle, a description and three to five challenges', (industry) => {
    expect(industry.subtitle.length).toBeGreaterThan(10);
    expect(industry.description.length).toBeGreaterThan(80);
    expect(industry.challenges.length).toBeGreaterThanOrEqual(3);
    expect(industry.challenges.length).toBeLessThanOrEqual(5);
  });

  it('names each anchor and each challenge once', () => {
    const ids = all.map((industry) => industry.id);
    expect(new Set(ids).size).toBe(13);
    const titles = all.flatMap((industry) => industry.challenges.map((challenge) => challenge.title));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('tells of the cost reduction in aerospace', () => {
    const aerospace = all.find((industry) => industry.title === 'Aerospace');
    expect(aerospace?.description).toContain('40-60 percent cost reduction');
  });

  it('closes with a consultation', () => {
    const [action] = industries.callToAction.actions;
    expect(action?.label).toBe('Schedule Consultation');
    expect(pagesOf(industries.callToAction.actions)).toEqual(['contact']);
  });
});

describe('careers', () => {
  it('leads from the hero to the positions and to the form', () => {
    expect(careers.hero.actions.map((action) => action.to)).toEqual([
      { anchor: 'opportunities' },
      { anchor: 'apply' },
    ]);
    expect(careers.reasons.items).toHaveLength(4);
  });

  it('has the six positions', () => {
    expect(positions.map((one) => [one.title, one.department, one.experience])).toEqual([
      ['Senior Software Engineer', 'Engineering', '5+ years'],
      ['Product Manager', 'Product', '3+ years'],
      ['DevOps Engineer', 'Infrastructure', '4+ years'],
      ['UX/UI Designer', 'Design', '3+ years'],
      ['Data Scientist', 'Analytics', '4+ years'],
      ['Sales Executive', 'Sales', '2+ years'],
    ]);
    for (const position of positions) {
      expect(position.type).toBe('Full-time');
      expect(position.location).not.toBe('');
      expect(position.skills.length).toBeGreaterThan(2);
    }
  });
});

describe('contact', () => {
  it('has the titles of the specification', () => {
    expect(contact.enquiry.title).toBe("Let's Start a Conversation");
    expect(contact.offices.title).toBe('Global Presence');
    expect([contact.info.businessHours.title, ...contact.info.others.map((card) => card.title)]).toEqual([
      'Business Hours',
      '24/7 Support',
      'Global Reach',
    ]);
  });

  it('promises an answer within 24 hours', () => {
    expect(contact.hero.lead).toContain('within 24 hours');
  });

  it('has two offices, both with an e-mail address, the first with a phone', () => {
    expect(company.offices.map((office) => [office.city, Boolean(office.phone)])).toEqual([
      ['Houston', true],
      ['Hyderabad', false],
    ]);
    for (const office of company.offices) expect(office.email).toContain('@');
  });

  it('closes with an e-mail link and a phone link', () => {
    expect(
      contact.callToAction.actions.map(({ to }) => ('url' in to ? to.url.split(':')[0] : undefined)),
    ).toEqual(['mailto', 'tel']);
  });
});
