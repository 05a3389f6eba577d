import type { SectionProps } from '#generated/section-props.ts';
import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

type Data = SectionProps<'month-columns'>;

export default withTitledBand<'month-columns'>(({ items, monthLabel }) => (
  <ul className="stagger grid gap-x-12 gap-y-14 lg:grid-cols-3">
    {items.map((item) => (
      // Two shared rows, so that the titles align below captions of any length.
      <Reveal
        as="li"
        key={item.title}
        className="grid gap-x-10 gap-y-8 border-t-[1.5px] border-ink-900 pt-8 md:max-lg:grid-cols-2 lg:row-span-2 lg:grid-rows-subgrid"
      >
        <figure>
          <Month month={item.month} />
          <figcaption className="mt-3 text-sm text-muted">
            {monthLabel}. {item.monthInWords}
          </figcaption>
        </figure>
        <div>
          <h3 className="text-[clamp(1.375rem,1.15rem+0.9vw,2rem)]">{item.title}</h3>
          <p className="mt-3 max-w-[44ch] text-muted">{item.description}</p>
          <BulletList items={item.features} className="mt-5" />
        </div>
      </Reveal>
    ))}
  </ul>
));

const day = { width: 76, height: 44 };
const step = { x: day.width + 4, y: day.height + 4 };

/** Decorative: the caption says the same. */
function Month({ month }: { readonly month: Data['items'][number]['month'] }) {
  const days = month.flatMap((week, row) => week.map((share, column) => ({ share, row, column })));
  return (
    <svg viewBox={`0 0 ${5 * step.x - 4} ${4 * step.y - 4}`} aria-hidden="true" className="block w-full">
      {days.map(({ share, row, column }) => (
        <Day key={`${row}-${column}`} share={share} x={column * step.x} y={row * step.y} />
      ))}
    </svg>
  );
}

/** The colored part of a day is booked. */
function Day({ share, x, y }: { readonly share: number; readonly x: number; readonly y: number }) {
  return (
    <>
      <rect x={x} y={y} {...day} className="fill-steel-100" />
      {share > 0 && <rect x={x} y={y} {...day} width={day.width * share} className="fill-area" />}
    </>
  );
}
