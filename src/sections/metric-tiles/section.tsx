import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { Metric } from '../parts/metric.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'metric-tiles'>(({ items, tone = 'white' }) => (
  <ul className="stagger grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
    {items.map((item, index) => {
      const wide = index === 0 || index === items.length - 1;
      return (
        <Reveal
          as="li"
          key={item.metric}
          className={classes(
            'flex flex-col rounded-md p-6 sm:min-h-[280px] lg:min-h-[340px] lg:p-8',
            wide ? 'band-field sm:col-span-2' : tone === 'white' ? 'band-paper' : 'band-white',
          )}
        >
          <Metric text={item.metric} stacked={!wide} huge={wide} className="mb-10 text-accent" />
          <h3 className="mt-auto">{item.title}</h3>
          <p className={classes('mt-2.5 text-muted', wide ? 'max-w-[54ch]' : 'text-sm')}>
            {item.description}
          </p>
        </Reveal>
      );
    })}
  </ul>
));
