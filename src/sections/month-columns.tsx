import type { DayShare, DeliveryModel } from '#content/records/services.ts';
import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from './bullet-list.tsx';

interface MonthColumnsProps {
  readonly models: readonly DeliveryModel[];
  /** Over each picture of four weeks. */
  readonly monthLabel: string;
}

/** Ways to book time, each with a month drawn as four weeks of five days. */
export function MonthColumns({ models, monthLabel }: MonthColumnsProps) {
  return (
    <ul className="stagger grid border-t-[1.5px] border-ink-900 lg:grid-cols-3">
      {models.map((model) => (
        <Reveal
          as="li"
          key={model.title}
          className="flex flex-col border-rule py-8 max-lg:not-first:border-t md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-10 lg:px-8 lg:pb-2 lg:not-first:border-l lg:first:pl-0 lg:last:pr-0"
        >
          <figure className="mb-8">
            <Month month={model.month} />
            <figcaption className="mt-3 text-sm text-muted">
              {monthLabel}. {model.monthInWords}
            </figcaption>
          </figure>
          <div>
            <h3 className="text-[clamp(1.375rem,1.15rem+0.9vw,2rem)]">{model.title}</h3>
            <p className="mt-3 max-w-[44ch] text-muted">{model.description}</p>
            <BulletList items={model.benefits} className="mt-5" />
          </div>
        </Reveal>
      ))}
    </ul>
  );
}

const width = 76;
const height = 44;
const step = { x: width + 4, y: height + 4 };

/** The caption says the same in words. */
function Month({ month }: { readonly month: DeliveryModel['month'] }) {
  const days = month.flatMap((week, row) => week.map((share, column) => ({ share, row, column })));
  return (
    <svg
      viewBox={`0 0 ${5 * step.x - 4} ${4 * step.y - 4}`}
      aria-hidden="true"
      className="block w-full max-w-[420px]"
    >
      {days.map(({ share, row, column }) => (
        <Day key={`${row}-${column}`} share={share} x={column * step.x} y={row * step.y} />
      ))}
    </svg>
  );
}

/** A shared day is cut along the 2:1 diagonal: part yours, part somebody else's. */
function Day({ share, x, y }: { readonly share: DayShare; readonly x: number; readonly y: number }) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={2}
        className={share === 1 ? 'fill-area' : 'fill-steel-100'}
      />
      {share === 0.5 && <path d={`M${x} ${y}H${x + width}L${x} ${y + height}Z`} className="fill-area" />}
    </>
  );
}
