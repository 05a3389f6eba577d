/** The accuracy of the spam filter on tests/corpus. CONTRIBUTING.md describes how to add samples. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type WeightsFile, withoutDecisions } from '#server/submissions/judgement/knowledge.ts';
import weights from '#server/submissions/judgement/weights.json' with { type: 'json' };
import { validate } from '#server/submissions/validation.ts';
import { crossValidate, readTexts, trainWeights } from '../../scripts/lib/spam-training.ts';
import { readCorpus } from '../corpus/read-corpus.ts';

const KINDS = { ham: readCorpus('ham'), spam: readCorpus('spam') };
const prior = JSON.parse(readFileSync('tests/corpus/word-weights.json', 'utf8'));
const texts = readTexts(KINDS.ham, KINDS.spam);

describe.each([
  ['ham', 500],
  ['spam', 400],
] as const)('the corpus of %s submissions', (kind, count) => {
  it(`has at least ${count} distinct samples`, () => {
    expect(KINDS[kind].length).toBeGreaterThanOrEqual(count);
    const distinct = new Set(KINDS[kind].map(({ fields }) => JSON.stringify(fields)));
    expect(distinct.size).toBe(KINDS[kind].length);
  });

  it('has only samples that pass validation', () => {
    const refused = KINDS[kind].flatMap(({ place, form, fields }) => {
      const result = validate(form, fields);
      return result.ok ? [] : [[place, result.errors]];
    });
    expect(refused).toEqual([]);
  });
});

describe('the shipped weights', () => {
  it('are those that `npm run spam:train` writes', () => {
    const trained: WeightsFile = trainWeights(texts, prior);
    expect(trained).toEqual(weights);
  });

  it('hold at most 1% of ham and at least 75% of spam that they were not trained on, nor on near-copies of it', () => {
    const places = [...KINDS.ham, ...KINDS.spam].map(({ place }) => place);
    const scores = crossValidate(texts, prior);
    const judged = texts.map(({ isSpam, hasSign }, at) => ({
      isSpam,
      place: `${places[at]}: ${scores[at]!.toFixed(2)}`,
      isHeld: hasSign || scores[at]! > withoutDecisions.held,
    }));
    const ham = judged.filter(({ isSpam }) => !isSpam);
    const spam = judged.filter(({ isSpam }) => isSpam);
    const held = ham.filter(({ isHeld }) => isHeld).map(({ place }) => place);
    const missed = spam.filter(({ isHeld }) => !isHeld).map(({ place }) => place);
    expect(held.length / ham.length, held.join('\n')).toBeLessThanOrEqual(0.01);
    expect(missed.length / spam.length, missed.join('\n')).toBeLessThanOrEqual(0.25);
  });
});
