import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { PageSpot } from '../parts/page-spot.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'phase-track'>(({ items, gateLabel, area }) => (
  <ol className="stagger grid gap-y-12 lg:grid-cols-[3fr_4fr_5fr_4fr]">
    {items.map((phase) => (
      <Reveal as="li" key={phase.title} className="group flex flex-col lg:pr-8 lg:last:pr-0">
        <PageSpot
          name={phase.spot}
          skin="run"
          area={area}
          className="mb-6 h-[116px] w-full object-contain object-left"
        />
        <p className="text-data text-[clamp(1.75rem,1.4rem+1.2vw,2.5rem)] leading-none tracking-[-0.03em]">
          {phase.duration}
        </p>
        <div aria-hidden="true" className="relative my-6 h-px bg-[var(--accent)] lg:group-not-last:-mr-8">
          <span className="rhombus absolute -top-2 right-0 h-4 w-8 text-straw-400 lg:group-not-last:translate-x-1/2" />
        </div>
        <h3>{phase.title}</h3>
        <p className="mt-3 text-muted">{phase.description}</p>
        <BulletList items={phase.activities} className="mt-5 mb-6" />
        <p className="mt-auto border-t border-rule pt-4 text-sm">
          <span className="text-muted">{gateLabel} </span>
          <strong className="font-semibold">{phase.gate}</strong>
        </p>
      </Reveal>
    ))}
  </ol>
));
