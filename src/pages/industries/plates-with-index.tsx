import type { Skin } from '#art/skin.ts';
import { Spot, type SpotPicture } from '#art/spot.tsx';
import type { PageId } from '#generated/page-id.ts';
import { ContentsNav } from '#sections/parts/contents-nav.tsx';
import type { ItemRecord } from '#sections/parts/records.ts';
import { isOn, menuTitle, pathOf } from '#site/pages.ts';
import type { Tone } from '#ui/band.tsx';
import { TextLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';

export interface IndexedPlate {
  readonly id: string;
  readonly image: SpotPicture;
  readonly title: string;
  readonly related: readonly PageId[];
}

interface PlateText {
  readonly subtitle: string;
  readonly description: string;
  readonly challenges: readonly ItemRecord[];
}

interface PlatesWithIndexProps {
  readonly indexLabel: string;
  readonly relatedLabel: string;
  readonly plates: readonly IndexedPlate[];
  /** By id. */
  readonly texts: Readonly<Record<string, PlateText>>;
}

interface Look {
  readonly skin: Skin;
  readonly tone: Tone;
  readonly area: string;
}

/** The three skins in turn, each on the ground that suits it. */
const looks: readonly Look[] = [
  { skin: 'built', tone: 'steel', area: 'company' },
  { skin: 'drawn', tone: 'tint', area: 'products' },
  { skin: 'run', tone: 'deep', area: 'solutions' },
];

/** Many plates of one kind, with an index that stays beside them and marks the one in view. */
export function PlatesWithIndex({ indexLabel, relatedLabel, plates, texts }: PlatesWithIndexProps) {
  return (
    <section aria-label={indexLabel} className="band-white">
      <div className="wrap lg:grid lg:grid-cols-[232px_1fr] lg:gap-x-[clamp(2rem,4vw,4.5rem)]">
        <ContentsNav label={indexLabel} entries={plates} />
        <div className="max-lg:-mx-(--space-gutter) lg:-mr-(--space-gutter)">
          {plates.map((plate, index) => (
            <IndexedPlateSection
              key={plate.id}
              plate={plate}
              text={texts[plate.id]}
              look={looks[index % looks.length] as Look}
              relatedLabel={relatedLabel}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

interface IndexedPlateSectionProps {
  readonly plate: IndexedPlate;
  readonly text: PlateText | undefined;
  readonly look: Look;
  readonly relatedLabel: string;
}

function IndexedPlateSection({ plate, text, look, relatedLabel }: IndexedPlateSectionProps) {
  return (
    <section
      id={plate.id}
      aria-labelledby={`${plate.id}-title`}
      className="indexed-plate below-contents-bar border-rule not-first:border-t xl:grid xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
    >
      <div
        data-area={look.area}
        className={`relative h-[clamp(220px,44vw,320px)] xl:order-2 xl:h-auto band-${look.tone}`}
      >
        <Spot
          name={plate.image}
          skin={look.skin}
          area="company"
          className="absolute inset-[8%] h-[84%] w-[84%] object-contain"
        />
      </div>
      <Reveal className="px-(--space-gutter) py-[clamp(2.5rem,2rem+3vw,5rem)] lg:pl-0 xl:pr-[clamp(2rem,4vw,4.5rem)]">
        <h2 id={`${plate.id}-title`} className="text-[min(8vw,clamp(1.875rem,1.4rem+1.7vw,2.75rem))]">
          {plate.title}
        </h2>
        {text && <PlateBody {...text} />}
        <p className="mt-3 flex flex-wrap items-center gap-x-6 border-t border-rule pt-3 text-sm">
          {plate.related.some(isOn) && <span className="text-muted">{relatedLabel}</span>}
          {plate.related.map((id) => (
            <TextLink key={id} href={pathOf(id)}>
              {menuTitle(id)}
              <Icon of={arrowRight} size={18} />
            </TextLink>
          ))}
        </p>
      </Reveal>
    </section>
  );
}

function PlateBody({ subtitle, description, challenges }: PlateText) {
  return (
    <>
      <p className="mt-3 text-lead font-medium">{subtitle}</p>
      <p className="mt-5 mb-8 max-w-(--measure) text-muted">{description}</p>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {challenges.map((challenge) => (
          <li key={challenge.title} className="border-t border-rule py-5">
            <h3 className="text-[1.0625rem] leading-snug tracking-normal font-stretch-[104%]">
              {challenge.title}
            </h3>
            <p className="mt-1.5 text-sm text-muted">{challenge.description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
