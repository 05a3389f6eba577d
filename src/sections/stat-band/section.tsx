import { StatBand } from '../parts/stat-band.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'stat-band'>(({ stats, columns }) => (
  <StatBand stats={stats} className={columns && 'md:grid-cols-3'} />
));
