import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { TagList } from '../parts/tag-list.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

type Chart = SectionProps<'signal-rows'>['items'][number]['chart'];

export default withTitledBand<'signal-rows'>(({ items }) => (
  <ul className="grid gap-14 lg:gap-20">
    {items.map((item, index) => (
      <Reveal as="li" key={item.title} className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-12">
        <div className={classes('lg:col-span-5', index % 2 === 1 && 'lg:order-2 lg:col-start-8')}>
          <h3 className="text-[clamp(1.5rem,1.2rem+1.1vw,2.125rem)]">{item.title}</h3>
          <p className="mt-3 mb-5 text-muted">{item.description}</p>
          {item.tags && <TagList tags={item.tags} />}
        </div>
        <Curve chart={item.chart} />
      </Reveal>
    ))}
  </ul>
));

const width = 560;
const height = 150;

function Curve({ chart }: { readonly chart: Chart }) {
  const x = (index: number) => (index / (chart.values.length - 1)) * width;
  const y = (value: number) => height - (value / 110) * height;
  const line = chart.values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  const flagX = x(chart.flagged);
  const flagY = y(chart.values[chart.flagged] ?? 0);
  return (
    <figure className="rounded-md bg-area-tint p-5 md:p-8 lg:col-span-7">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full overflow-visible">
        <path d={`M0 ${height}H${width}`} className="stroke-ink-900" />
        <path
          d={`M0 ${y(chart.limit)}H${width}`}
          strokeDasharray="5 5"
          className="stroke-steel-500"
          strokeWidth="1.2"
        />
        <polyline
          points={line}
          fill="none"
          strokeWidth="2.2"
          strokeLinejoin="round"
          className="stroke-area"
        />
        <path d={`M${flagX} ${flagY}V${height}`} className="stroke-ink-900" strokeWidth="1.2" />
        <path
          d={`M${flagX - 12} ${flagY}l12 -6l12 6l-12 6z`}
          className="fill-straw-400 stroke-ink-900"
          strokeWidth="1.2"
        />
      </svg>
      <figcaption className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <span className="text-muted">{chart.title}</span>
        <strong className="font-semibold">{chart.meaning}</strong>
      </figcaption>
    </figure>
  );
}
