import { statusWords } from '#content/desk/items.ts';
import type { ItemStatus } from '#contract/desk/items.ts';
import { Mark, type Tone } from './mark.tsx';

interface StatusProps {
  readonly of: ItemStatus;
  /** In lists the word is only read out. */
  readonly isWordHidden?: boolean;
}

const TONES: Readonly<Record<ItemStatus, Tone>> = {
  new: 'new',
  'in-hand': 'in-hand',
  answered: 'answered',
  held: 'held',
  spam: 'is-off',
};

/** Where an item stands. */
export function Status({ of: status, isWordHidden = false }: StatusProps) {
  return (
    <Mark tone={TONES[status]}>
      <span className={isWordHidden ? 'visually-hidden' : undefined}>{statusWords[status]}</span>
    </Mark>
  );
}
