import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

type Data = SectionProps<'lane-board'>;
type Bar = Data['lanes'][number]['bars'][number];

const looks: Record<Bar['kind'], string> = {
  plain: 'bg-blue-100 text-ink-900',
  strong: 'bg-blue-700 text-white',
  gap: 'bg-steel-300',
  signal: 'bg-straw-400 text-ink-900',
};

/** Spelled out, because Tailwind does not find class names that are built at run time. */
const starts =
  'col-start-1 col-start-2 col-start-3 col-start-4 col-start-5 col-start-6 col-start-7 col-start-8 col-start-9 col-start-10 col-start-11 col-start-12 col-start-13 col-start-14 col-start-15 col-start-16 col-start-17 col-start-18 col-start-19 col-start-20'.split(
    ' ',
  );
const ends =
  'col-end-2 col-end-3 col-end-4 col-end-5 col-end-6 col-end-7 col-end-8 col-end-9 col-end-10 col-end-11 col-end-12 col-end-13 col-end-14 col-end-15 col-end-16 col-end-17 col-end-18 col-end-19 col-end-20 col-end-21'.split(
    ' ',
  );
const slotColumns: Record<Data['slots'], string> = { 16: 'grid-cols-16', 20: 'grid-cols-20' };
const row = 'grid md:grid-cols-[112px_1fr]';

/** The board is exposed as one image with a caption. */
export default withTitledBand<'lane-board'>(({ caption, slots, ticks, lanes, legend, items }) => (
  <>
    <Reveal as="figure" className="band-white rounded-md p-5 md:p-8">
      <div role="img" aria-label={caption}>
        <div className={classes(row, 'text-sm text-muted')}>
          <span className="max-md:hidden" />
          <div className="flex">
            {ticks.map((tick) => (
              <span key={tick} className="flex-1 border-l border-rule pb-3 pl-1 max-md:text-xs md:pl-2">
                {tick}
              </span>
            ))}
          </div>
        </div>
        {lanes.map((lane) => (
          <div key={lane.title} className={classes(row, 'border-t border-rule')}>
            <span className="self-center text-sm font-semibold font-stretch-[104%] max-md:pt-3">
              {lane.title}
            </span>
            <div className={classes('grid gap-y-1 py-2', slotColumns[slots])}>
              {lane.bars.map((bar) => (
                <BoardBar key={`${bar.kind} ${bar.from}`} bar={bar} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <figcaption>
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {legend.map((entry) => (
            <li key={entry.label} className="flex items-center gap-2.5">
              <span aria-hidden="true" className={classes('h-3 w-6 rounded-sm', looks[entry.kind])} />
              {entry.label}
            </li>
          ))}
        </ul>
      </figcaption>
    </Reveal>
    {items && (
      <ul className="stagger mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <Reveal as="li" key={item.title} className="grid content-start gap-2 border-t border-rule pt-5">
            <h3 className="text-[1.1875rem]">{item.title}</h3>
            <p className="text-sm text-muted">{item.description}</p>
          </Reveal>
        ))}
      </ul>
    )}
  </>
));

function BoardBar({ bar }: { readonly bar: Bar }) {
  return (
    <span
      className={classes(
        'text-data mr-0.5 flex h-7 items-center md:h-9 overflow-hidden rounded-sm px-1 text-xs leading-none max-[22rem]:px-0 max-[22rem]:text-[0.625rem] md:px-2 md:text-sm',
        starts[bar.from - 1],
        ends[bar.to - 2],
        looks[bar.kind],
      )}
    >
      {bar.label}
    </span>
  );
}
