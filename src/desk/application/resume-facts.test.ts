import { expect, test } from 'vitest';
import { factsOf, flagSentences } from './resume-facts.ts';

test.each([
  [0, '1 KB'],
  [219_136, '214 KB'],
  [2_411_724, '2.3 MB'],
])('%i bytes', (bytes, text) => expect(factsOf({ kind: 'pdf', size: bytes }, null)).toBe(`PDF, ${text}`));

test('pages are named once they are known', () => {
  const file = { kind: 'pdf', size: 219_136 } as const;
  expect(factsOf(file, null)).toBe('PDF, 214 KB');
  expect(factsOf(file, 1)).toBe('PDF, one page, 214 KB');
  expect(factsOf(file, 2)).toBe('PDF, 2 pages, 214 KB');
});

test('flags are sentences; one that is not known says nothing', () => {
  expect(flagSentences({ flags: ['encrypted', 'macros', 'objects'] })).toHaveLength(3);
  expect(flagSentences({ flags: ['toString', 'newer'] })).toEqual([]);
});
