import './stat-band.css';
import type { StatRecord } from '#content/types.ts';
import { classes } from '#ui/classes.ts';
import { Stat } from '#ui/stat.tsx';

interface StatBandProps {
  readonly stats: readonly StatRecord[];
  readonly className?: string;
}

export function StatBand({ stats, className }: StatBandProps) {
  return (
    <dl className={classes('stat-band grid gap-x-6 max-lg:grid-cols-2 gap-y-10', className)}>
      {stats.map((stat) => (
        <Stat key={stat.label} {...stat} />
      ))}
    </dl>
  );
}
