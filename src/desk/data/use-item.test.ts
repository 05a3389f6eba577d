import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Item } from '#contract/desk/items.ts';
import { itemOptions } from './use-item.ts';

const itemOf = (version: number) => ({ reference: 'K7QM-2XPD', version }) as Item;

test('an answer that was asked for before an action does not bring back what was before it', async () => {
  const client = new QueryClient();
  const asked = Promise.withResolvers<Item>();
  const shown = new QueryObserver(
    client,
    itemOptions('K7QM-2XPD', () => asked.promise),
  );
  const stop = shown.subscribe(() => {});
  client.setQueryData(['item', 'K7QM-2XPD'], itemOf(3));
  asked.resolve(itemOf(2));
  await client.fetchQuery(itemOptions('K7QM-2XPD', () => asked.promise));
  expect(shown.getCurrentResult().data?.version).toBe(3);
  await client.fetchQuery(itemOptions('K7QM-2XPD', async () => itemOf(4)));
  expect(shown.getCurrentResult().data?.version).toBe(4);
  stop();
});
