import type { SectionProps } from '#generated/section-props.ts';
import { Reveal } from '#ui/reveal.tsx';
import { StatBand } from '../parts/stat-band.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

type Data = SectionProps<'day-chart'>;
type Row = Data['rows'][number];
type Bar = Row['bars'][number];

/** The bars are decorative: the text beside them says the same. */
export default withTitledBand<'day-chart'>(({ caption, rows, ticks, marker, footnote, stats }) => (
  <>
    <Reveal as="figure">
      <figcaption className="mb-6 font-semibold font-stretch-[104%]">{caption}</figcaption>
      <ul className="grid gap-y-5">
        {rows.map((row) => (
          <li key={row.title}>
            <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-6">
              <strong className="font-semibold">{row.title}</strong>
              <span className="text-sm text-muted">{row.hours}</span>
            </p>
            <Bars row={row} marked={marker.at} />
          </li>
        ))}
      </ul>
      <ol aria-hidden="true" className="text-data mt-2 grid grid-cols-8 text-xs whitespace-nowrap text-muted">
        {ticks.map((tick, index) => (
          <li key={tick} className={index % 2 ? 'max-md:invisible' : undefined}>
            {tick}
          </li>
        ))}
      </ol>
      <div className="mt-8 grid gap-x-12 gap-y-4 text-sm md:grid-cols-2">
        <p className="border-l-2 border-dashed border-ink-900 pl-4 font-medium">{marker.text}</p>
        <p className="text-muted">{footnote}</p>
      </div>
    </Reveal>
    {stats && <StatBand stats={stats} className="mt-20 border-t border-rule pt-12" />}
  </>
));

interface BarsProps {
  readonly row: Row;
  /** The marked hour. Each row draws its own marker, as one line through all rows would cross the text between. */
  readonly marked: number;
}

/** Stretches 24 hours to any width (preserveAspectRatio="none"), so it must not contain text. */
function Bars({ row, marked }: BarsProps) {
  return (
    <svg
      viewBox="0 0 24 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-12 w-full bg-steel-100"
    >
      {row.bars.flatMap(splitAtMidnight).map(({ from, to }) => (
        <rect
          key={from}
          x={from}
          width={to - from}
          height={1}
          className={row.stressed ? 'fill-straw-400' : 'fill-area'}
        />
      ))}
      <path
        d={`M${marked} 0V1`}
        vectorEffect="non-scaling-stroke"
        strokeWidth={2}
        strokeDasharray="5 4"
        className="stroke-ink-900"
      />
    </svg>
  );
}

/** Splits a bar that runs past midnight into two. */
function splitAtMidnight({ from, to }: Bar): readonly Bar[] {
  return from < to
    ? [{ from, to }]
    : [
        { from: 0, to },
        { from, to: 24 },
      ];
}
