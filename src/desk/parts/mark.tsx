import type { ReactNode } from 'react';

const RHOMBUS = 'M7 .6 12.8 3.5 7 6.4 1.2 3.5z';
const HALF = 'M7 .6V6.4L1.2 3.5z';

/** What a rhombus says, each by a shape and a color: full, half, open, dashed. */
export type Tone = 'new' | 'in-hand' | 'answered' | 'held' | 'late' | 'is-off';
const FULL: readonly Tone[] = ['new', 'held', 'late'];

/** A rhombus and a word. */
export function Mark({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={`status ${tone}`}>
      <svg viewBox="0 0 14 7" width="14" height="7" aria-hidden="true">
        <path
          d={RHOMBUS}
          fill={FULL.includes(tone) ? 'var(--glyph)' : 'none'}
          stroke="var(--glyph)"
          strokeWidth="1.2"
          strokeLinejoin="round"
          strokeDasharray={tone === 'is-off' ? '2 1.6' : undefined}
        />
        {tone === 'in-hand' && <path d={HALF} fill="var(--glyph)" />}
      </svg>
      {children}
    </span>
  );
}
