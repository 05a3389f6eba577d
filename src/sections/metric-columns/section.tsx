import { Reveal } from '#ui/reveal.tsx';
import { Metric } from '../parts/metric.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'metric-columns'>(({ items }) => (
  <ul className="stagger grid gap-x-10 gap-y-12 border-t border-rule pt-12 sm:grid-cols-2 lg:grid-cols-4">
    {items.map((item) => (
      <Reveal as="li" key={item.title}>
        <Metric text={item.metric} className="text-accent" />
        <h3 className="mt-6">{item.title}</h3>
        <p className="mt-2.5 max-w-[36ch] text-sm text-muted">{item.description}</p>
      </Reveal>
    ))}
  </ul>
));
