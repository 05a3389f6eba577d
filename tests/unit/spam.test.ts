/** The accuracy of the spam filter on tests/corpus. docs/operations.md says how to add to it. */
import { describe, expect, it } from 'vitest';
import { createJudge, type Sent } from '#server/submissions/judgement/judge.ts';
import { validate } from '#server/submissions/validation.ts';
import { readCorpus, type Sample } from '../corpus/read-corpus.ts';

const KINDS = { ham: readCorpus('ham'), spam: readCorpus('spam') };

/** A client without browser headers, which raises the spam score. */
const BY_A_PROGRAM = {};
/** Our own page in a browser, which lowers the spam score. */
const BY_OUR_PAGE = {
  'accept-language': 'en-US,en;q=0.9',
  'sec-fetch-site': 'same-origin',
  origin: 'https://www.example.com',
  'x-form-elapsed': '45000',
};

/** Splits the samples into quarantined ones, with the reason, and the rest. */
function judge(samples: readonly Sample[], headers: Sent['headers']) {
  const suspicionOf = createJudge({ minFillMs: 1500 });
  const judged = samples.map(({ place, form, fields }) => {
    const reason = suspicionOf({ form, fields, headers, by: 'script' });
    return { place, reason };
  });
  return {
    held: judged.filter(({ reason }) => reason !== null).map(({ place, reason }) => `${place}: ${reason}`),
    passed: judged.filter(({ reason }) => reason === null).map(({ place }) => place),
  };
}

describe.each(['ham', 'spam'] as const)('the corpus of %s submissions', (kind) => {
  it('has at least 120 distinct samples', () => {
    expect(KINDS[kind].length).toBeGreaterThanOrEqual(120);
    const different = new Set(KINDS[kind].map(({ fields }) => JSON.stringify(fields)));
    expect(different.size).toBe(KINDS[kind].length);
  });

  it('has only samples that pass validation', () => {
    const refused = KINDS[kind].flatMap(({ place, form, fields }) => {
      const result = validate(form, fields);
      return result.ok ? [] : [[place, result.errors]];
    });
    expect(refused).toEqual([]);
  });
});

describe.each([
  ['all samples', () => true],
  ['those held out', ({ isHeldOut }: Sample) => isHeldOut],
])('of %s', (_which, counts) => {
  it.each([
    ['by a program', BY_A_PROGRAM],
    ['by our page', BY_OUR_PAGE],
  ])('at most one ham text in a hundred is held back when sent %s', (_way, headers) => {
    const samples = KINDS.ham.filter(counts);
    const { held } = judge(samples, headers);
    expect(held.length / samples.length, held.join('\n')).toBeLessThanOrEqual(0.01);
  });

  it.each([
    ['by a program', BY_A_PROGRAM],
    ['by our page', BY_OUR_PAGE],
  ])('at least nine spam ones in ten are held back when sent %s', (_way, headers) => {
    const samples = KINDS.spam.filter(counts);
    const { held, passed } = judge(samples, headers);
    expect(held.length / samples.length, `Not noticed:\n${passed.join('\n')}`).toBeGreaterThanOrEqual(0.9);
  });
});
