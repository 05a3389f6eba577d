/** Replays invented campaigns, in ever different words, and what people decide about them. */
import { expect, it } from 'vitest';
import { shinglesOf } from '#server/submissions/judgement/copies.ts';
import { featuresOf } from '#server/submissions/judgement/features.ts';
import { createJudge } from '#server/submissions/judgement/judge.ts';
import {
  type Knowledge,
  type KnownText,
  learn,
  withoutDecisions,
} from '#server/submissions/judgement/knowledge.ts';
import { readStatement, textOf } from '#server/submissions/statement.ts';
import { readCorpus } from '../corpus/read-corpus.ts';

/** Offers of which the shipped weights know nothing. A message takes a piece of each list. */
const CAMPAIGNS = [
  [
    ['Good day,', 'Dear purchasing team,', 'Hello from our yard,', 'To whom it may concern,', 'Morning,'],
    [
      'we rent scaffolding towers',
      'we lease scaffolding',
      'our scaffolding is free this month',
      'scaffolding of ours',
    ],
    [
      'for any facade',
      'with rigging crew',
      'and rigging of all heights',
      'with planks and rigging',
      'up to ten floors',
    ],
    ['in the whole county.', 'delivered by truck.', 'with certified erectors.', 'from our depot in town.'],
    [
      'Ask for the scaffolding sheet.',
      'Rigging photos follow.',
      'The depot is open all week.',
      'Erectors are waiting.',
    ],
  ],
  [
    ['Chef Armand here,', 'Our kitchen team writes to you,', 'Greetings from the pantry,', 'A tasty idea,'],
    [
      'we cater buffets',
      'buffets and canapes are our craft',
      'our canapes travel',
      'a buffet with canapes comes',
    ],
    ['to offices and plants', 'to your canteen', 'for lunches of forty', 'for jubilees and parties'],
    ['with vegan dishes.', 'with a dessert cart.', 'and waiters in white.', 'with soup in winter.'],
    [
      'Tasting boxes are ready.',
      'The dessert list is attached.',
      'Waiters come along.',
      'Canapes keep two days.',
    ],
  ],
] as const;

/** The same numbers in each run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const random = createRandom(7);
const message = (campaign: (typeof CAMPAIGNS)[number]) =>
  campaign.map((pieces) => pieces[random(pieces.length)]!).join(' ');
const wave = (count: number) =>
  Array.from({ length: count }, (_, index) => message(CAMPAIGNS[index % CAMPAIGNS.length]!));

const HAM = readCorpus('ham').map(({ form, fields }) => ({ form, fields }));

function decided(text: string, decision: 'spam' | 'ham', index: number): KnownText {
  return {
    features: featuresOf(text),
    shingles: shinglesOf(text),
    decision,
    sender: `${decision}${index}@x.example`,
    reference: 'K7QM-2XPD',
    day: 'Nov 12',
    alikeKey: null,
  };
}

const enquiry = (specificDetails: string) => ({ form: 'contact', fields: { specificDetails } }) as const;

function heldBy(
  knowledge: Knowledge,
  samples: readonly Pick<(typeof HAM)[number], 'form' | 'fields'>[],
): number {
  return samples.filter(({ form, fields }) => {
    // A filter of its own for each, as many alike from one sender are held for another reason.
    const judge = createJudge({ minFillMs: 0, knowledge: () => knowledge });
    const sent = { name: 'Ann Lee', email: 'a@visitor.example', ...fields };
    return judge({ form, fields: sent, headers: {}, by: 'script' }).suspicion !== null;
  }).length;
}

it('holds more spam after each round of decisions, and never more ham than before', () => {
  const stream = wave(64).map((text, index) => decided(text, 'spam', index));
  const later = [...new Set(wave(300))].map(enquiry);
  const caught: number[] = [];
  const hamBefore = heldBy(withoutDecisions, HAM);
  for (const count of [0, 4, 8, 16, 32, 64]) {
    const knowledge = learn(stream.slice(0, count).toReversed());
    expect(knowledge.isSetAside).toBe(false);
    caught.push(heldBy(knowledge, later) / later.length);
    expect(heldBy(knowledge, HAM)).toBeLessThanOrEqual(hamBefore);
  }
  expect(caught[0]).toBeLessThan(0.2);
  expect(caught).toEqual(caught.toSorted((one, other) => one - other));
  expect(caught.at(-1)).toBeGreaterThan(0.75);
});

it('holds less of the ham of a trade after it was released', () => {
  const trade = wave(40);
  const spam = trade.filter((_, index) => index < 20).map((text, index) => decided(text, 'spam', index));
  const ham = trade.filter((_, index) => index >= 20).map((text, index) => decided(text, 'ham', index));
  const later = wave(60).map(enquiry);
  expect(heldBy(learn([...ham, ...spam]), later)).toBeLessThan(heldBy(learn(spam), later));
});

it('sets the decisions aside that would hold ham, such as spam stuffed with the words of customers', () => {
  const stuffed = HAM.slice(0, 300).flatMap(({ form, fields }, index) => {
    const words = textOf(readStatement(form, fields));
    return words === '' ? [] : [{ ...decided(words, 'spam', index), shingles: new Set<number>() }];
  });
  const knowledge = learn(stuffed);
  expect(knowledge.isSetAside || knowledge.held > withoutDecisions.held).toBe(true);
  expect(heldBy(knowledge, HAM)).toBeLessThanOrEqual(heldBy(withoutDecisions, HAM));
});

it('moves no weight further than a bound, and no mark of shape', () => {
  const { weights } = learn(
    wave(200).map((text, index) => decided(`${text} !!! www.a.example`, 'spam', index)),
  ).model;
  for (const [feature, weight] of weights) {
    const before = withoutDecisions.model.weights.get(feature) ?? 0;
    expect(Math.abs(weight - before), feature).toBeLessThanOrEqual(feature.startsWith('#') ? 0 : 4);
  }
});
