import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { AppWindow } from '../parts/screen.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

type Data = SectionProps<'queue-screen'>;

const colors = {
  done: 'text-success-700',
  scheduled: 'text-violet-700',
  approved: 'text-blue-700',
  waiting: 'text-straw-700',
  held: 'text-danger-600',
};

const row =
  'grid grid-cols-[28px_1fr_auto] items-baseline gap-x-4 px-4 md:grid-cols-[64px_130px_1fr_100px_250px] md:px-6';

export default withTitledBand<'queue-screen'>(({ screen, items }) => (
  <>
    <Reveal>
      <Queue {...screen} />
    </Reveal>
    <ul className="stagger mt-12 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {items.map((item) => (
        <Reveal as="li" key={item.title}>
          <span aria-hidden="true" className="rhombus h-3 w-6 text-bronze-500" />
          <h3 className="mt-2">{item.title}</h3>
          <p className="mt-2 text-muted">{item.description}</p>
        </Reveal>
      ))}
    </ul>
  </>
));

function Queue({ alt, title, aside, columns, entries }: Data['screen']) {
  return (
    <AppWindow label={alt} title={title} aside={aside}>
      <div className={classes(row, 'bg-steel-100 py-2.5 text-xs text-steel-600 max-md:hidden')}>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul>
        {entries.map((entry, index) => (
          <li
            key={entry.name}
            className={classes(
              row,
              'border-steel-200 py-3.5 not-first:border-t',
              entry.mark === 'held' && 'bg-danger-50',
            )}
          >
            <span className="text-data text-[1.25rem] leading-none">{index + 1}</span>
            <span className="text-data max-md:hidden">{entry.name}</span>
            <span className="font-medium">{entry.text}</span>
            <span className="text-steel-600 max-md:hidden">{entry.owner}</span>
            <span className="text-data flex items-center gap-2.5">
              <span className={classes('rhombus', colors[entry.mark])} />
              <span className={classes('font-semibold', colors[entry.mark])}>{entry.state}</span>
              <span className="text-steel-600 max-md:hidden">{entry.detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </AppWindow>
  );
}
