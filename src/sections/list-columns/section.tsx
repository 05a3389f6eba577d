import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'list-columns'>(({ items }) => (
  <ul className="stagger grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-4">
    {items.map((column) => (
      // Two shared rows, so that the lists align below headings of any length.
      <Reveal
        as="li"
        key={column.title}
        className={column.features && 'row-span-2 grid grid-rows-subgrid gap-y-6'}
      >
        <div className={classes(!column.features && 'border-t-[1.5px] border-current pt-5')}>
          <h3>{column.title}</h3>
          <p className={classes('mt-2 text-muted', column.features && 'text-sm')}>{column.description}</p>
        </div>
        {column.features && (
          <ul className="self-start border-b border-rule">
            {column.features.map((feature) => (
              <li key={feature} className="border-t border-rule py-3.5 leading-snug">
                {feature}
              </li>
            ))}
          </ul>
        )}
      </Reveal>
    ))}
  </ul>
));
