import type { ReactNode } from 'react';
import { statusTexts } from '#content/desk/submission-list.ts';
import { countdownTexts } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import type { SubmissionStatus } from '#contract/desk/submissions.ts';
import { vanePaths } from '#contract/desk/vanes.ts';
import { classes } from '#ui/classes.ts';
import { timeLeft, useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenInSentence } from '../time/when.ts';

const RHOMBUS = 'M7 .6 12.8 3.5 7 6.4 1.2 3.5z';
const HALF = 'M7 .6V6.4L1.2 3.5z';

/** Each tone has its own shape and color: full, half, open, dashed. */
export type Tone = 'new' | 'assigned' | 'answered' | 'quarantined' | 'late' | 'is-off';
const FULL: readonly Tone[] = ['new', 'quarantined', 'late'];

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
        {tone === 'assigned' && <path d={HALF} fill="var(--glyph)" />}
      </svg>
      {children}
    </span>
  );
}

interface StatusProps {
  readonly of: SubmissionStatus;
  /** Lists show the text to screen readers only. */
  readonly isWordHidden?: boolean;
}

const TONES: Readonly<Record<SubmissionStatus, Tone>> = {
  new: 'new',
  assigned: 'assigned',
  answered: 'answered',
  quarantined: 'quarantined',
  spam: 'is-off',
};

export function Status({ of: status, isWordHidden = false }: StatusProps) {
  return (
    <Mark tone={TONES[status]}>
      <span className={isWordHidden ? 'visually-hidden' : undefined}>{statusTexts[status]}</span>
    </Mark>
  );
}

interface CountdownProps {
  readonly receivedAt: number;
  /** A longer text, beside the vanes instead of below them. */
  readonly isLine?: boolean;
}

/** Nine vanes, one per office hour of a day: the full ones are left of the reply promise. */
export function Countdown({ receivedAt, isLine = false }: CountdownProps) {
  const { level, vanes, text, longText } = timeLeft(receivedAt, useNow(), useOffice());
  const paths = vanePaths(vanes);
  return (
    <span className={classes('countdown', level, isLine && 'line')}>
      <svg viewBox="0 0 75 12" width="75" height="12" aria-hidden="true">
        <path d={paths.gone} fill="var(--track)" />
        <path d={paths.left} fill="var(--glyph)" />
      </svg>
      <b>{isLine ? longText : text}</b>
    </span>
  );
}

/** "due Wed 9:40 AM"; while the office is closed also when it opens. */
export function DueTime({ receivedAt }: Pick<CountdownProps, 'receivedAt'>) {
  const now = useNow();
  const office = useOffice();
  const { dueAt, opensIn } = timeLeft(receivedAt, now, office);
  const due = filled(countdownTexts.due, { time: whenInSentence(dueAt, now, office.timeZone) });
  return <span className="quiet">{opensIn === null ? due : `${due}, ${opensIn}`}</span>;
}
