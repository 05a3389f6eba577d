/** The accuracy of the spam filter on tests/corpus. CONTRIBUTING.md describes how to add samples. */
import { describe, expect, it } from 'vitest';
import { createJudge, type Sent } from '#server/submissions/judgement/judge.ts';
import { validate } from '#server/submissions/validation.ts';
import { readCorpus, type Sample } from '../corpus/read-corpus.ts';

const KINDS = { ham: readCorpus('ham'), spam: readCorpus('spam') };

/** A client without browser headers, which raises the spam score. */
const SCRIPT_HEADERS = {};
/** Our page in a browser, which lowers the spam score. */
const BROWSER_HEADERS = {
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
    quarantined: judged
      .filter(({ reason }) => reason !== null)
      .map(({ place, reason }) => `${place}: ${reason}`),
    passed: judged.filter(({ reason }) => reason === null).map(({ place }) => place),
  };
}

describe.each(['ham', 'spam'] as const)('the corpus of %s submissions', (kind) => {
  it('has at least 120 distinct samples', () => {
    expect(KINDS[kind].length).toBeGreaterThanOrEqual(120);
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

describe.each([
  ['all samples', () => true],
  ['the held-out samples', ({ isHeldOut }: Sample) => isHeldOut],
])('of %s', (_which, isIncluded) => {
  it.each([
    ['by a script', SCRIPT_HEADERS],
    ['from our page', BROWSER_HEADERS],
  ])('at most 1 in 100 ham submissions is quarantined when sent %s', (_sender, headers) => {
    const samples = KINDS.ham.filter(isIncluded);
    const { quarantined } = judge(samples, headers);
    expect(quarantined.length / samples.length, quarantined.join('\n')).toBeLessThanOrEqual(0.01);
  });

  it.each([
    ['by a script', SCRIPT_HEADERS],
    ['from our page', BROWSER_HEADERS],
  ])('at least 9 in 10 spam submissions are quarantined when sent %s', (_sender, headers) => {
    const samples = KINDS.spam.filter(isIncluded);
    const { quarantined, passed } = judge(samples, headers);
    expect(
      quarantined.length / samples.length,
      `Not quarantined:\n${passed.join('\n')}`,
    ).toBeGreaterThanOrEqual(0.9);
  });
});
