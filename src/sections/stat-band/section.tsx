import type { z } from 'zod';
import { StatBand } from '../parts/stat-band.tsx';
import { TitledBand } from '../parts/titled-band.tsx';
import type { schema } from './schema.ts';

export default function StatBandSection({ stats, columns, ...head }: z.infer<typeof schema>) {
  return (
    <TitledBand {...head}>
      <StatBand stats={stats} className={columns && 'md:grid-cols-3'} />
    </TitledBand>
  );
}
