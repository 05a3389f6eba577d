import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { LiveEvent } from '#contract/desk/views.ts';
import { takeEvent } from './use-live.ts';

const KEYS = [['me'], ['today'], ['item', 'AAAA-AAAA'], ['item', 'BBBB-BBBB']];

/** What is asked for again after an event. */
function askedAgainAfter(event: LiveEvent): string[] {
  const client = new QueryClient();
  for (const key of KEYS) client.setQueryData(key, {});
  takeEvent(event, client);
  return KEYS.filter((key) => client.getQueryState(key)?.isInvalidated).map((key) => key.join(' '));
}

test('all that was loaded before the server listened is asked for again', () => {
  expect(askedAgainAfter({ type: 'listening' })).toEqual(KEYS.map((key) => key.join(' ')));
});

test('when people may have changed, who is there is asked for again', () => {
  expect(askedAgainAfter({ type: 'people' })).toEqual(['me']);
});

test('after a change, that item and all lists are asked for again', () => {
  const changed = { type: 'changed', references: ['BBBB-BBBB'], counts: {}, arrived: 0 } as const;
  expect(askedAgainAfter(changed)).toEqual(['today', 'item BBBB-BBBB']);
});
