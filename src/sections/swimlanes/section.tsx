import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

type Data = SectionProps<'swimlanes'>;

const rowStarts = ['lg:row-start-1', 'lg:row-start-2', 'lg:row-start-3'];
const columnStarts = [
  'lg:col-start-2',
  'lg:col-start-3',
  'lg:col-start-4',
  'lg:col-start-5',
  'lg:col-start-6',
  'lg:col-start-7',
];

export default withTitledBand<'swimlanes'>(({ lanes, steps }) => (
  <div className="grid gap-y-10 lg:grid-cols-[minmax(260px,2.4fr)_repeat(6,minmax(0,1fr))] lg:grid-rows-3 lg:gap-y-0">
    {lanes.map((lane, row) => (
      <Reveal
        key={lane.title}
        className={classes(
          'border-t-[1.5px] border-ink-900 py-6 lg:col-span-7 lg:col-start-1 lg:grid lg:grid-cols-subgrid',
          rowStarts[row],
        )}
      >
        <div className="lg:pr-10">
          <h3>{lane.title}</h3>
          <p className="mt-2 text-sm text-muted">{lane.description}</p>
        </div>
      </Reveal>
    ))}
    <Path steps={steps} />
    <ol className="grid gap-2 lg:contents">
      {steps.map((step, column) => (
        <li
          key={step.title}
          className={classes(
            'relative rounded-md bg-straw-400 p-3.5 text-sm leading-snug lg:mx-1 lg:my-4 lg:self-center',
            columnStarts[column],
            rowStarts[step.lane - 1],
          )}
        >
          <p className="flex items-baseline gap-2 font-semibold">
            <span className="text-data">{column + 1}</span>
            {step.title}
            <span className="ml-auto font-normal lg:sr-only">{lanes[step.lane - 1]?.title}</span>
          </p>
          <p className="mt-1 text-[0.8125rem] text-ink-800">{step.description}</p>
        </li>
      ))}
    </ol>
  </div>
));

/** Runs through the middle of the cells, whatever their size. */
function Path({ steps }: { readonly steps: Data['steps'] }) {
  const d = steps.reduce((path, step, column) => {
    const y = step.lane - 0.5;
    return path ? `${path}H${column}V${y}H${column + 0.5}` : `M0.5 ${y}`;
  }, '');
  return (
    <svg
      viewBox="0 0 6 3"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className="hidden h-full w-full stroke-ink-900 lg:col-span-6 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:block"
    >
      <path d={d} strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
