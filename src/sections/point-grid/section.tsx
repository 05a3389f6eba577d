import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'point-grid'>(({ items, columns }) => (
  <ul
    className={classes(
      'stagger grid gap-x-12 border-b border-rule md:grid-cols-2',
      columns === 3 && 'lg:grid-cols-3',
    )}
  >
    {items.map((item) => (
      <Reveal
        as="li"
        key={item.title}
        className={classes(
          'border-t border-rule',
          columns === 3 ? 'py-7' : 'grid content-start gap-x-8 py-7 xl:grid-cols-2',
        )}
      >
        <h3>{item.title}</h3>
        <p className={classes('text-muted', columns === 3 ? 'mt-2' : 'max-xl:mt-2')}>{item.description}</p>
      </Reveal>
    ))}
  </ul>
));
