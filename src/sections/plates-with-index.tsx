import type { Skin } from '#art/skin.ts';
import { Spot, type SpotName } from '#art/spot.tsx';
import type { PageId } from '#content/page-id.ts';
import { menuTitle, pages } from '#site/pages.ts';
import type { Tone } from '#ui/band.tsx';
import { TextLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';
import { ContentsNav } from './contents-nav.tsx';
import type { ItemRecord } from './records.ts';

export interface IndexedPlate {
  readonly id: string;
  readonly image: SpotName;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly challenges: readonly ItemRecord[];
  readonly related: readonly PageId[];
}

interface PlatesWithIndexProps {
  readonly indexLabel: string;
  readonly relatedLabel: string;
  readonly plates: readonly IndexedPlate[];
}

/** The three skins in turn, each on the ground that suits it. */
const looks: readonly { readonly skin: Skin; readonly tone: Tone; readonly area: string }[] = [
  { skin: 'built', tone: 'steel', area: 'company' },
  { skin: 'drawn', tone: 'tint', area: 'products' },
  { skin: 'run', tone: 'deep', area: 'solutions' },
];

/** Many plates of one kind, with an index that stays beside them and marks the one in view. */
export function PlatesWithIndex({ indexLabel, relatedLabel, plates }: PlatesWithIndexProps) {
  return (
    <section aria-label={indexLabel} className="band-white">
      <div className="wrap lg:grid lg:grid-cols-[232px_1fr] lg:gap-x-[clamp(2rem,4vw,4.5rem)]">
        <ContentsNav label={indexLabel} entries={plates} />
        <div className="max-lg:-mx-(--space-gutter) lg:-mr-(--space-gutter)">
          {plates.map((plate, index) => (
            <IndexedPlateSection key={plate.id} plate={plate} index={index} relatedLabel={relatedLabel} />
          ))}
        </div>
      </div>
    </section>
  );
}

interface IndexedPlateSectionProps {
  readonly plate: IndexedPlate;
  readonly index: number;
  readonly relatedLabel: string;
}

function IndexedPlateSection({ plate, index, relatedLabel }: IndexedPlateSectionProps) {
  const look = looks[index % looks.length] as (typeof looks)[number];
  return (
    <section id={plate.id} aria-labelledby={`${plate.id}-title`} className="indexed-plate below-contents-bar">
      <div data-area={look.area} className={`indexed-plate-art band-${look.tone}`}>
        <Spot
          name={plate.image}
          skin={look.skin}
          area="company"
          className="absolute inset-[8%] h-[84%] w-[84%] object-contain"
        />
      </div>
      <Reveal className="indexed-plate-text">
        <h2 id={`${plate.id}-title`} className="text-[clamp(1.875rem,1.4rem+1.7vw,2.75rem)]">
          {plate.title}
        </h2>
        <p className="mt-3 text-lead font-medium">{plate.subtitle}</p>
        <p className="mt-5 mb-8 max-w-(--measure) text-muted">{plate.description}</p>
        <ul className="grid gap-x-8 md:grid-cols-2">
          {plate.challenges.map((challenge) => (
            <li key={challenge.title} className="border-t border-rule py-5">
              <h3 className="text-[1.0625rem] leading-snug tracking-normal font-stretch-[104%]">
                {challenge.title}
              </h3>
              <p className="mt-1.5 text-sm text-muted">{challenge.description}</p>
            </li>
          ))}
        </ul>
        <p className="mt-3 flex flex-wrap items-center gap-x-6 border-t border-rule pt-3 text-sm">
          <span className="text-muted">{relatedLabel}</span>
          {plate.related.map((id) => (
            <TextLink key={id} href={pages[id].path}>
              {menuTitle(id)}
              <Icon of={arrowRight} size={18} />
            </TextLink>
          ))}
        </p>
      </Reveal>
    </section>
  );
}
