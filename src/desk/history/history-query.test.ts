import { expect, test } from 'vitest';
import { normalized, readHistoryQuery, writeHistoryQuery } from './history-query.ts';

test('a question survives the way through the address', () => {
  const query = { person: 'p1', action: 'note', reference: '8NDX-V3KA' } as const;
  expect(readHistoryQuery(writeHistoryQuery(query))).toEqual(query);
});

test('what does not exist counts as not said', () => {
  expect(readHistoryQuery(new URLSearchParams('action=toString&person=&reference='))).toEqual({});
});

test.each(['8ndx v3ka', ' 8NDX-V3KA ', '8ndxv3ka'])('%s is a reference', (typed) => {
  expect(normalized(typed)).toBe('8NDX-V3KA');
});
