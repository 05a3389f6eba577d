import { expect, it } from 'vitest';
import { validateCareers, validateContact, validateNewsletter } from '#server/submissions/validation.ts';
import { readCorpus } from '../corpus/read-corpus.ts';

const VALIDATE = { contact: validateContact, careers: validateCareers, newsletter: validateNewsletter };

it.each(['honest', 'spam'] as const)(
  'at least 120 %s ones stand in the corpus, and none is refused',
  (kind) => {
    const samples = readCorpus(kind);
    expect(samples.length).toBeGreaterThanOrEqual(120);
    expect(new Set(samples.map(({ fields }) => JSON.stringify(fields))).size).toBe(samples.length);
    const refused = samples.flatMap(({ place, form, fields }) => {
      const result = VALIDATE[form](fields);
      return result.ok ? [] : [[place, result.errors]];
    });
    expect(refused).toEqual([]);
  },
);
