import { Spot, type SpotPicture } from '#art/spot.tsx';
import type { MethodologyPhase } from '#content/records/services.ts';
import { BulletList } from '#sections/parts/bullet-list.tsx';
import { Reveal } from '#ui/reveal.tsx';

interface PhaseStairProps {
  readonly phases: readonly (MethodologyPhase & { readonly icon: SpotPicture })[];
  readonly endsLabel: string;
}

/** Phases as rising tiles: when, what, and the condition that ends each. */
export function PhaseStair({ phases, endsLabel }: PhaseStairProps) {
  return (
    <ol className="stair stagger grid items-end gap-2 lg:grid-cols-3">
      {phases.map((phase) => (
        <Reveal
          as="li"
          key={phase.phase}
          className="band-white grid overflow-hidden rounded-md md:max-lg:grid-cols-[2fr_3fr]"
        >
          <Spot
            name={phase.icon}
            skin="drawn"
            area="services"
            className="stair-art w-full self-center object-contain py-4"
          />
          <div className="grid gap-y-4 px-6 pt-3 pb-8 md:max-lg:pt-8 lg:min-h-[27rem] lg:grid-rows-[auto_auto_1fr_auto] lg:px-8">
            <div>
              <h3 className="text-[clamp(1.625rem,1.3rem+1.2vw,2.375rem)]">{phase.phase}</h3>
              <p className="text-data mt-1 text-accent">{phase.when}</p>
            </div>
            <p className="text-muted">{phase.description}</p>
            <BulletList items={phase.activities} className="content-start" />
            <p className="border-t border-rule pt-4 text-sm">
              <span className="block text-muted">{endsLabel}</span>
              <strong className="font-semibold">{phase.endsWhen}</strong>
            </p>
          </div>
        </Reveal>
      ))}
    </ol>
  );
}
