import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { PageSpot } from '../parts/page-spot.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

/** Shares the heights of its drawings with card-stair. */
export default withTitledBand<'phase-stair'>(({ items, endLabel }) => (
  <ol className="stair stagger grid items-end gap-2 lg:grid-cols-3">
    {items.map((phase) => (
      <Reveal
        as="li"
        key={phase.title}
        className="band-white grid overflow-hidden rounded-md md:max-lg:grid-cols-[2fr_3fr]"
      >
        <PageSpot
          name={phase.spot}
          skin="drawn"
          className="stair-art w-full self-center object-contain py-4"
        />
        <div className="grid gap-y-4 px-6 pt-3 pb-8 md:max-lg:pt-8 lg:min-h-[27rem] lg:grid-rows-[auto_auto_1fr_auto] lg:px-8">
          <div>
            <h3 className="text-[clamp(1.625rem,1.3rem+1.2vw,2.375rem)]">{phase.title}</h3>
            <p className="text-data mt-1 text-accent">{phase.when}</p>
          </div>
          <p className="text-muted">{phase.description}</p>
          <BulletList items={phase.activities} className="content-start" />
          <p className="border-t border-rule pt-4 text-sm">
            <span className="block text-muted">{endLabel}</span>
            <strong className="font-semibold">{phase.end}</strong>
          </p>
        </div>
      </Reveal>
    ))}
  </ol>
));
