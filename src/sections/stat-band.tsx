import type { StatRecord } from '#content/types.ts';
import { classes } from '#ui/classes.ts';
import { Stat } from '#ui/stat.tsx';

interface StatBandProps {
  readonly stats: readonly StatRecord[];
  readonly className?: string;
}

export function StatBand({ stats, className }: StatBandProps) {
  return (
    <dl
      className={classes(
        'grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-[repeat(auto-fit,minmax(160px,1fr))]',
        className,
      )}
    >
      {stats.map((stat) => (
        <Stat key={stat.label} {...stat} />
      ))}
    </dl>
  );
}
