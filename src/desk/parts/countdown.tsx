import { countdownWords } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import { vanePaths } from '#contract/desk/vanes.ts';
import { classes } from '#ui/classes.ts';
import { useOffice } from '../time/office.ts';
import { timeLeft } from '../time/time-left.ts';
import { useNow } from '../time/use-now.ts';
import { whenInSentence } from '../time/when.ts';

interface CountdownProps {
  readonly receivedAt: number;
  /** A longer text, beside the vanes instead of below. */
  readonly isLine?: boolean;
}

/** Nine vanes, one for each office hour of a day: those that are left of the promise are full. */
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

/** "due Wed 9:40 AM", and when the office opens while it is closed. */
export function DueTime({ receivedAt }: Pick<CountdownProps, 'receivedAt'>) {
  const now = useNow();
  const office = useOffice();
  const { dueAt, opensIn } = timeLeft(receivedAt, now, office);
  const due = filled(countdownWords.due, { time: whenInSentence(dueAt, now, office.timeZone) });
  return <span className="quiet">{opensIn === null ? due : `${due}, ${opensIn}`}</span>;
}
