import { StatBand } from '../parts/stat-band.tsx';
import { inTitledBand } from '../parts/titled-band.tsx';

export default inTitledBand<'stat-band'>(({ stats, columns }) => (
  <StatBand stats={stats} className={columns && 'md:grid-cols-3'} />
));
