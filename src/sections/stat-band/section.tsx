import type { SectionProps } from '#generated/section-props.ts';
import { StatBand } from '../parts/stat-band.tsx';
import { TitledBand } from '../parts/titled-band.tsx';

export default function StatBandSection({ stats, columns, ...head }: SectionProps<'stat-band'>) {
  return (
    <TitledBand {...head}>
      <StatBand stats={stats} className={columns && 'md:grid-cols-3'} />
    </TitledBand>
  );
}
