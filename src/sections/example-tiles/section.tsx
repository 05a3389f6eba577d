import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

type Example = SectionProps<'example-tiles'>['items'][number]['example'];
type Of<Type extends Example['type']> = Extract<Example, { type: Type }>;

/** Wide and narrow alternate, in reverse order in every second row. */
const spans = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'];

export default withTitledBand<'example-tiles'>(({ items }) => (
  <ul className="stagger grid gap-2 lg:grid-cols-12">
    {items.map((item, index) => (
      <Reveal
        as="li"
        key={item.title}
        className={classes('band-tint flex flex-col gap-10 rounded-md p-6 lg:p-10', spans[index % 4])}
      >
        <div>
          <h3 className="text-[clamp(1.5rem,1.2rem+1.1vw,2.125rem)]">{item.title}</h3>
          <p className="mt-3 max-w-[52ch] text-muted">{item.description}</p>
        </div>
        <figure className="band-white mt-auto rounded-md p-5 md:p-6">
          <figcaption className="mb-5 text-sm font-semibold font-stretch-[104%]">
            {item.example.title}
          </figcaption>
          <ExampleView example={item.example} />
        </figure>
      </Reveal>
    ))}
  </ul>
));

function ExampleView({ example }: { readonly example: Example }) {
  switch (example.type) {
    case 'bars':
      return <Bars bars={example.bars} />;
    case 'funnel':
      return <Funnel stages={example.stages} />;
    case 'list':
      return <Rows rows={example.rows} />;
    case 'figures':
      return <Figures figures={example.figures} />;
  }
}

function Bars({ bars }: { readonly bars: Of<'bars'>['bars'] }) {
  const most = Math.max(...bars.map((bar) => bar.value));
  return (
    <dl className="grid auto-cols-fr grid-flow-col">
      {bars.map((bar) => (
        <div key={bar.label} className="flex flex-col-reverse">
          <dt className="pt-2.5 text-sm text-muted max-sm:text-xs">{bar.label}</dt>
          <dd className="text-data border-b border-ink-900 pr-3 text-lead leading-none sm:pr-6">
            {bar.value}
            <svg
              viewBox="0 0 10 100"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-2 block h-[150px] w-full"
            >
              <rect
                y={100 - (bar.value / most) * 100}
                width="10"
                height={(bar.value / most) * 100}
                className={bar.value === most ? 'fill-area' : 'fill-steel-200'}
              />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Funnel({ stages }: { readonly stages: Of<'funnel'>['stages'] }) {
  return (
    <dl className="grid gap-3">
      {stages.map((stage, index) => (
        <div
          key={stage.label}
          className="grid grid-cols-[76px_1fr] items-center gap-x-3 sm:grid-cols-[88px_1fr_108px]"
        >
          <dt className="text-sm text-muted">{stage.label}</dt>
          <dd className="contents">
            <svg
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-8 w-full max-sm:row-start-2 max-sm:col-span-2"
            >
              <rect width="100" height="10" className="fill-steel-50" />
              <rect
                width={stage.percent}
                height="10"
                className={index === stages.length - 1 ? 'fill-area' : 'fill-blue-300'}
              />
            </svg>
            <span className="text-data text-right">{stage.value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ rows }: { readonly rows: Of<'list'>['rows'] }) {
  return (
    <ul className="border-b border-rule">
      {rows.map(({ name, detail, value }) => (
        <li
          key={name}
          className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-rule py-3 text-sm sm:grid-cols-[4fr_4fr_auto]"
        >
          <span className="font-semibold">{name}</span>
          <span className="text-muted max-sm:row-start-2">{detail}</span>
          <span className="text-data text-right">{value}</span>
        </li>
      ))}
    </ul>
  );
}

function Figures({ figures }: { readonly figures: Of<'figures'>['figures'] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:max-xl:grid-cols-2">
      {figures.map((figure) => (
        <div key={figure.label} className="flex flex-col-reverse justify-end gap-1.5">
          <dt className="text-sm leading-snug">
            {figure.label}
            <span className="block text-muted">{figure.target}</span>
          </dt>
          <dd className="text-data text-[clamp(1.875rem,1.4rem+1.4vw,2.625rem)] leading-none tracking-[-0.03em]">
            {figure.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
