import type { SpotName } from '#art/spot.tsx';
import type { Card } from '#content/card.ts';
import type { ItemRecord } from './records.ts';

/** Cards whose features are short enough to stand as tags. */
export function tagged(cards: readonly Card<SpotName>[]): ItemRecord[] {
  return cards.map(({ title, description, image, features }) => ({
    title,
    description,
    spot: image,
    tags: features,
  }));
}
