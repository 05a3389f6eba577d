import { classes } from '#ui/classes.ts';

interface MetricProps {
  readonly text: string;
  /** The words after the figure on a line of their own. */
  readonly stacked?: boolean;
  /** Twice the size, for a tile that has the room. */
  readonly huge?: boolean;
  readonly className?: string;
}

/** "5.2x ROI" or "Up to 40%" with its figure set large and the words around it small. */
export function Metric({ text, stacked, huge, className }: MetricProps) {
  const words = text.split(' ');
  // A metric without a digit ("Zero bias") opens with its figure.
  const at = Math.max(
    0,
    words.findIndex((word) => /\d/.test(word)),
  );
  const before = words.slice(0, at).join(' ');
  const after = words.slice(at + 1).join(' ');
  const small = 'text-[clamp(1.25rem,1.1rem+0.7vw,1.75rem)] tracking-[-0.015em]';
  return (
    <p className={classes('text-data leading-none tracking-[-0.04em]', className)}>
      {before && <span className={classes(small, 'mr-1.5')}>{before} </span>}
      <span
        className={classes(huge ? 'text-[clamp(4.5rem,2.4rem+7.4vw,9rem)]' : 'text-stat', 'leading-[0.86]')}
      >
        {words[at]}
      </span>
      {after && <span className={classes(small, stacked ? 'mt-2 block' : 'ml-1.5')}> {after}</span>}
    </p>
  );
}
