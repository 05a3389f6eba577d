import { classes } from '#ui/classes.ts';

/** "5.2x ROI" as a large figure with its word beside it. */
export function Metric({ text, className }: { readonly text: string; readonly className?: string }) {
  const [figure, ...rest] = text.split(' ');
  return (
    <p className={classes('text-data leading-[0.92] tracking-[-0.04em]', className)}>
      <span className="text-stat leading-[0.86]">{figure}</span>
      {rest.length > 0 && (
        <span className="text-[clamp(1.25rem,1.1rem+0.7vw,1.75rem)] tracking-[-0.015em]">
          {' '}
          {rest.join(' ')}
        </span>
      )}
    </p>
  );
}
