/** Rules for content that no schema can check, because they concern several sections, or the arithmetic of an example. */
import { describe, expect, it } from 'vitest';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { plans } from '#generated/documents.ts';
import { sections } from '#generated/page-sections.ts';
import { pageIds, pages } from '#site/pages.ts';
import { sectionOf } from '../../tests/helpers/sections.ts';
import { facts } from './facts.ts';
import { teamHours } from './shifts.ts';
import type { LinkRecord } from './types.ts';

it('buttons that open the contact form preselect the category of their page', () => {
  // "Cloud Enablement & Migration" is the form's name for the page "Cloud Enablement Migration".
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const preselected = pageIds.flatMap((id) =>
    (sections[id] ?? [])
      .filter(({ kind }) => kind === 'page-hero' || kind === 'call-to-action')
      .flatMap(({ actions }) => actions as LinkRecord[])
      .flatMap(({ to }) => ('query' in to && to.query ? [{ id, query: to.query }] : [])),
  );
  const wrong = preselected.filter(({ id, query: { enquiryType, specificCategory } }) => {
    const category = CONTACT_FORM.fields.specificCategory.options.find(({ value }) =>
      letters(pages[id].title).startsWith(letters(value)),
    );
    // Requests for proposals have their own categories.
    return category && category.value !== specificCategory && enquiryType !== 'Request for Proposal';
  });
  expect(preselected).not.toEqual([]);
  expect(wrong).toEqual([]);
});

it('no page links to itself under "next pages"', () => {
  const own = pageIds.filter((id) =>
    sections[id]?.some(({ kind, pages }) => kind === 'next-pages' && (pages as string[]).includes(id)),
  );
  expect(own).toEqual([]);
});

it('no sentence is repeated on another product page', () => {
  const sentences = pageIds
    .filter((id) => pages[id].area === 'products')
    .flatMap((id) => [...new Set(stringsIn(sections[id]).filter(isSentence))]);
  expect(sentences).not.toEqual([]);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)).toEqual([]);
});

it('the careers form enforces the minimum age stated on the pages', () => {
  expect(CAREERS_FORM.fields.age.min).toBe(facts['careers.minimumAge']);
});

it('the rate range and the blended rate are the approved amounts', () => {
  expect([facts['rates.range'], facts['rates.blended']]).toEqual(['$145 to $210', 95]);
});

it('the people by team and by place add up to all people', () => {
  const count = (name: string) => Number(facts[`record.${name}`]);
  const sum = (...names: string[]) => names.reduce((total, name) => total + count(name), 0);
  expect(
    sum(
      'sapPeople',
      'plantPeople',
      'plmPeople',
      'cloudPeople',
      'dataPeople',
      'productPeople',
      'officePeople',
    ),
  ).toBe(count('people'));
  expect(sum('headquarters', 'detroit', 'monterrey', 'otherOffice', 'chennai')).toBe(count('people'));
});

it.each([
  ['consulting-services-capabilities', 'firstStep.consulting', 'prices.consulting'],
  ['flexpod-brochure', 'firstStep.flexpod'],
  ['factory-of-the-future-brochure', 'firstStep.factoryOfTheFuture'],
])('%s works out the prices stated on the pages', (document, ...names) => {
  const text = JSON.stringify(plans[`${document}.pdf`]);
  const prices = names.map((name) => facts[name] ?? name);
  expect(prices.filter((price) => !text.includes(String(price)))).toEqual([]);
});

it('the Industries badge states the number of industries, and no two challenges have the same title', () => {
  const { items } = sectionOf('industries', 'indexed-plates');
  expect(sectionOf('industries', 'page-hero').badge).toMatch(new RegExp(`^${items.length} `));
  const titles = items.flatMap(({ points }) => points.map(({ title }) => title));
  expect(new Set(titles).size).toBe(titles.length);
});

it('the steps of Consulting Services cover all weeks without gaps or overlaps', () => {
  let last = 0;
  for (const { when, weeks } of sectionOf('consulting-services', 'step-plan').items) {
    expect(when.match(/\d+/g)?.map(Number)).toEqual([last + 1, last + weeks]);
    last += weeks;
  }
});

it.each(['planned', 'actual'] as const)(
  'the %s OEE of Factory of the Future matches its good pieces a shift',
  (state) => {
    const { readings } = sectionOf('factory-of-the-future', 'plan-and-actual');
    const reading = (label: string) => readings.find((entry) => entry.label === label)?.[state] ?? '';
    const oee = Number.parseInt(reading('OEE'), 10) / 100;
    expect(Math.round((450 * 60 * oee) / 57)).toBe(Number(reading('Good pieces a shift')));
  },
);

it('the OEE figures of the MDSLite board match its counts and losses', () => {
  const { board } = sectionOf('mdslite', 'live-board');
  const good = board.hours.items.reduce((sum, hour) => sum + (hour.count ?? 0), 0);
  expect(board.output.good).toBe(String(good));
  const minutes = 162;
  const produced = 366;
  const running = minutes - board.losses.items.reduce((sum, loss) => sum + loss.minutes, 0);
  const rates = [running / minutes, (produced * 22) / (running * 60), good / produced];
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  expect(board.factors.map(({ value }) => value)).toEqual([
    ...rates.map(percent),
    percent(rates.reduce((product, rate) => product * rate)),
  ]);
});

describe('the duty chart of Managed Services', () => {
  // If only one office has daylight saving time, the second team starts an hour later in summer.
  it.each([0, teamHours.laterInSummer])('has no gap if the second team starts %i h later', (shift) => {
    const [first, second] = sectionOf('managed-services', 'day-chart').rows.map(({ bars }) => bars);
    const bars = [
      ...(first ?? []),
      ...(second ?? []).map(({ from, to }) => ({ from: from + shift, to: to + shift })),
    ];
    const isOnDuty = (hour: number) =>
      bars.some(({ from, to }) => (from < to ? from <= hour && hour < to : hour >= from || hour < to));
    expect(Array.from({ length: 48 }, (_, half) => half / 2).filter((hour) => !isOnDuty(hour))).toEqual([]);
  });
});

/** Excludes lists of devices, which the product overview repeats. */
function isSentence(text: string): boolean {
  return text.length > 40 && text.includes(' ') && !/^\w+(, [\w -]+){3,}$/.test(text);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
