import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '#contract/desk/views.ts';
import { mountHook } from '../../../tests/helpers/hook.ts';
import { useLiveConnection } from './use-live.ts';

const KEYS = [
  ['me'],
  ['today'],
  ['ways'],
  ['site'],
  ['site-schema'],
  ['submission', 'AAAA-AAAA'],
  ['submission', 'BBBB-BBBB'],
];

let receive: (message: { readonly data: string }) => void;

beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class {
      set onmessage(listener: typeof receive) {
        receive = listener;
      }
      addEventListener() {}
      close() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** The queries that an event invalidates. */
function invalidatedBy(event: LiveEvent): string[] {
  const client = new QueryClient();
  for (const key of KEYS) client.setQueryData(key, {});
  const hook = mountHook(
    () => useLiveConnection(true),
    (child) => createElement(QueryClientProvider, { client }, child),
  );
  act(() => receive({ data: JSON.stringify(event) }));
  hook.unmount();
  return KEYS.filter((key) => client.getQueryState(key)?.isInvalidated).map((key) => key.join(' '));
}

test('a listening event invalidates all queries', () => {
  expect(invalidatedBy({ type: 'listening' })).toEqual(KEYS.map((key) => key.join(' ')));
});

test('a people event invalidates only the signed-in person', () => {
  expect(invalidatedBy({ type: 'people' })).toEqual(['me']);
});

test('a site event invalidates the site, but not its schema, and the signed-in person', () => {
  expect(invalidatedBy({ type: 'site' })).toEqual(['me', 'site']);
});

test('a changed event invalidates only the changed submission and the lists', () => {
  const changed = { type: 'changed', references: ['BBBB-BBBB'], counts: {}, arrived: 0 } as const;
  expect(invalidatedBy(changed)).toEqual(['today', 'site', 'submission BBBB-BBBB']);
});
