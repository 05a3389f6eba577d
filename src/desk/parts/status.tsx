import { statusWords } from '#content/desk/items.ts';
import type { ItemStatus } from '#contract/desk/items.ts';

const RHOMBUS = 'M7 .6 12.8 3.5 7 6.4 1.2 3.5z';
const HALF = 'M7 .6V6.4L1.2 3.5z';

interface StatusProps {
  readonly of: ItemStatus;
  /** In lists the word is only read out. */
  readonly isWordHidden?: boolean;
}

const CLASSES: Readonly<Record<ItemStatus, string>> = {
  new: 'new',
  'in-hand': 'in-hand',
  answered: 'answered',
  held: 'held',
  spam: 'is-off',
};

/** A rhombus and a word. The shape says the same as the color: full, half, open, dashed. */
export function Status({ of: status, isWordHidden = false }: StatusProps) {
  return (
    <span className={`status ${CLASSES[status]}`}>
      <Rhombus of={status} />
      <span className={isWordHidden ? 'visually-hidden' : undefined}>{statusWords[status]}</span>
    </span>
  );
}

function Rhombus({ of: status }: { readonly of: ItemStatus }) {
  const isFull = status === 'new' || status === 'held';
  return (
    <svg viewBox="0 0 14 7" width="14" height="7" aria-hidden="true">
      <path
        d={RHOMBUS}
        fill={isFull ? 'var(--glyph)' : 'none'}
        stroke="var(--glyph)"
        strokeWidth="1.2"
        strokeLinejoin="round"
        strokeDasharray={status === 'spam' ? '2 1.6' : undefined}
      />
      {status === 'in-hand' && <path d={HALF} fill="var(--glyph)" />}
    </svg>
  );
}
