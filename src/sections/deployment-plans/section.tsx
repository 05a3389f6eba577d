import type { SectionProps } from '#generated/section-props.ts';
import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

type Item = SectionProps<'deployment-plans'>['items'][number];

export default withTitledBand<'deployment-plans'>(({ items, product }) => (
  <ul className="stagger grid gap-x-12 gap-y-14 lg:grid-cols-2">
    {items.map((item) => (
      <Reveal as="li" key={item.title}>
        <Plan host={item.host} product={product} landscapes={item.landscapes} />
        <h3 className="mt-7">{item.title}</h3>
        <p className="mt-2.5 max-w-[52ch] text-muted">{item.description}</p>
        <BulletList items={item.features} className="mt-5" />
      </Reveal>
    ))}
  </ul>
));

const temperColors = ['fill-straw-400', 'fill-violet-300', 'fill-blue-300'];

interface PlanProps extends Pick<Item, 'host' | 'landscapes'> {
  readonly product: string;
}

/** Decorative: the description says the same. */
function Plan({ host, product, landscapes }: PlanProps) {
  const top = landscapes.length === 1 ? 216 : 190;
  const between = landscapes.length === 1 ? '' : [105, 280, 455].map((x) => `M${x} ${top + 50}v22`).join('');
  return (
    <svg viewBox="0 0 560 340" aria-hidden="true" className="w-full rounded-md bg-white/5 text-[15px]">
      <rect
        x="150"
        y="28"
        width="260"
        height="104"
        fill="none"
        strokeWidth="1.5"
        className="stroke-white/60"
      />
      <text x="166" y="54" className="fill-white/80">
        {host}
      </text>
      <rect x="200" y="70" width="160" height="44" className="fill-white" />
      <text x="280" y="97" textAnchor="middle" className="fill-ink-900 font-semibold">
        {product}
      </text>
      {landscapes.map((systems, row) => {
        const y = top + row * 72;
        return (
          <g key={y}>
            {systems.map((system, column) => {
              const x = 30 + column * 175;
              return (
                <g key={system}>
                  <rect x={x} y={y} width="150" height="50" className={temperColors[column]} />
                  <text x={x + 75} y={y + 30} textAnchor="middle" className="fill-ink-900 font-medium">
                    {system}
                  </text>
                  {column > 0 && (
                    <path d={`M${x - 25} ${y + 25}h25`} strokeWidth="1.5" className="stroke-white" />
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
      <path
        d={`M280 132V${top - 22}M105 ${top}v-22H455v22M280 ${top - 22}v22${between}`}
        fill="none"
        strokeWidth="1.5"
        strokeDasharray="5 5"
        className="stroke-straw-400"
      />
    </svg>
  );
}
