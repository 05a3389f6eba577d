import type { SectionProps } from '#generated/section-props.ts';
import { Band } from '#ui/band.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { StatBand } from '../parts/stat-band.tsx';

export default function ReasonList({ title, items, results, tone, id }: SectionProps<'reason-list'>) {
  return (
    <Band tone={tone} id={id} inner="grid gap-x-18 gap-y-14 lg:grid-cols-[7fr_5fr]">
      <div>
        <Reveal as="header">
          <h2>{title}</h2>
        </Reveal>
        <ul className="stagger mt-[clamp(2rem,1.6rem+1.6vw,3.5rem)] grid gap-8">
          {items.map((item) => (
            <Reveal as="li" key={item.title} className="grid grid-cols-[20px_1fr] items-baseline gap-x-5">
              <span className="rhombus h-2.5 w-5 -translate-y-0.5 text-accent" aria-hidden="true" />
              <div>
                <h3>{item.title}</h3>
                <p className="mt-2 max-w-[52ch] text-muted">{item.description}</p>
              </div>
            </Reveal>
          ))}
        </ul>
      </div>
      {results && (
        <div className="lg:border-l lg:border-rule lg:pl-16">
          <h3 className="mb-8">{results.title}</h3>
          <StatBand stats={results.stats} stacked className="lg:gap-y-12" />
        </div>
      )}
    </Band>
  );
}
