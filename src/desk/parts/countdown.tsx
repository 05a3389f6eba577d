import { vanePaths } from '#contract/desk/vanes.ts';
import { classes } from '#ui/classes.ts';
import { useOffice } from '../time/office.ts';
import { timeLeft } from '../time/time-left.ts';
import { useNow } from '../time/use-now.ts';

interface CountdownProps {
  readonly until: number;
  /** The text beside the vanes instead of below. */
  readonly isLine?: boolean;
}

/** Nine vanes, one for each office hour of a day: those that are left of the promise are full. */
export function Countdown({ until, isLine = false }: CountdownProps) {
  const { level, vanes, text, whileShut } = timeLeft(until, useNow(), useOffice());
  const paths = vanePaths(vanes);
  return (
    <span className={classes('countdown', level, isLine && 'line')}>
      <svg viewBox="0 0 75 12" width="75" height="12" aria-hidden="true">
        <path d={paths.gone} fill="var(--track)" />
        <path d={paths.left} fill="var(--glyph)" />
      </svg>
      <b>
        {whileShut ?? text}
        {whileShut !== null && <span className="visually-hidden">, {text}</span>}
      </b>
    </span>
  );
}
