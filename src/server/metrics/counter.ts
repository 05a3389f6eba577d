import type { Sample } from './exposition.ts';

/** Counts by labels, since the process started. */
export interface Counter<Label extends string> {
  add(labels: Readonly<Record<Label, string>>): void;
  samples(): Sample[];
}

export function createCounter<Label extends string>(): Counter<Label> {
  const counts = new Map<string, { labels: Readonly<Record<Label, string>>; value: number }>();
  return {
    add(labels) {
      const key = JSON.stringify(labels);
      const current = counts.get(key);
      if (current === undefined) counts.set(key, { labels, value: 1 });
      else current.value += 1;
    },
    samples: () => [...counts.values()].map(({ labels, value }) => ({ labels, value })),
  };
}
