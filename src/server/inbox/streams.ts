import type { Destination } from './destination.ts';

/** Writes a JSON array item by item, so that it may be longer than memory. */
export async function writeJsonArray(destination: Destination, items: AsyncIterable<unknown>): Promise<void> {
  let separator = '[\n';
  for await (const item of items) {
    await destination.write(`${separator}${JSON.stringify(item)}`);
    separator = ',\n';
  }
  await destination.write(separator === '[\n' ? '[]\n' : '\n]\n');
}

export async function* take<Item>(items: AsyncIterable<Item>, most: number): AsyncGenerator<Item> {
  let count = 0;
  if (most <= 0) return;
  for await (const item of items) {
    yield item;
    count += 1;
    if (count >= most) return;
  }
}

export async function* map<Item, Result>(
  items: AsyncIterable<Item>,
  change: (item: Item) => Result,
): AsyncGenerator<Result> {
  for await (const item of items) yield change(item);
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}
