import type { StatRecord } from '#content/types.ts';
import { classes } from '#ui/classes.ts';
import { Stat } from '#ui/stat.tsx';

interface StatBandProps {
  readonly stats: readonly StatRecord[];
  /** One below the other even on wide screens. */
  readonly stacked?: boolean;
  readonly className?: string;
}

export function StatBand({ stats, stacked = false, className }: StatBandProps) {
  return (
    <dl
      className={classes(
        'grid gap-x-6 gap-y-10 max-lg:grid-cols-2 print:grid-cols-4!',
        !stacked && 'lg:grid-cols-[repeat(auto-fit,minmax(160px,1fr))]',
        className,
      )}
    >
      {stats.map((stat) => (
        <Stat key={stat.label} {...stat} />
      ))}
    </dl>
  );
}
