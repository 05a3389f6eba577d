import { classes } from '#ui/classes.ts';

interface MetricProps {
  readonly text: string;
  /** Puts the words after the figure on a separate line. */
  readonly stacked?: boolean;
  /** Twice the size, for wide tiles. */
  readonly huge?: boolean;
  readonly className?: string;
}

/** "5.2x ROI" or "Up to 40%" with its figure set large and the words around it small. */
export function Metric({ text, stacked, huge, className }: MetricProps) {
  const words = text.split(' ');
  // Without a digit ("Zero bias"), the first word is the figure.
  const figureIndex = Math.max(
    0,
    words.findIndex((word) => /\d/.test(word)),
  );
  const before = words.slice(0, figureIndex).join(' ');
  const after = words.slice(figureIndex + 1).join(' ');
  const small = 'text-[clamp(1.25rem,1.1rem+0.7vw,1.75rem)] tracking-[-0.015em]';
  return (
    <p className={classes('text-data leading-none tracking-[-0.04em]', className)}>
      {before && <span className={classes(small, 'mr-1.5')}>{before} </span>}
      <span
        className={classes(huge ? 'text-[clamp(4.5rem,2.4rem+7.4vw,9rem)]' : 'text-stat', 'leading-[0.86]')}
      >
        {words[figureIndex]}
      </span>
      {after && <span className={classes(small, stacked ? 'mt-2 block' : 'ml-1.5')}> {after}</span>}
    </p>
  );
}
