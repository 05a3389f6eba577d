import { Spot } from '#art/spot.tsx';
import type { SectionProps } from '#generated/section-props.ts';
import { isOn, menuTitle, pathOf } from '#site/pages.ts';
import { TextLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';
import { ContentsNav } from '../parts/contents-nav.tsx';

type Item = SectionProps<'indexed-plates'>['items'][number];
type Look = (typeof looks)[number];

/** The three skins in rotation, each on a background that suits it. */
const looks = [
  { skin: 'built', tone: 'steel', area: 'company' },
  { skin: 'drawn', tone: 'tint', area: 'products' },
  { skin: 'run', tone: 'deep', area: 'solutions' },
] as const;

export default function IndexedPlates({
  label,
  pagesLabel,
  firstStepLabel,
  items,
}: SectionProps<'indexed-plates'>) {
  return (
    <section aria-label={label} className="band-white">
      <div className="wrap lg:grid lg:grid-cols-[232px_1fr] lg:gap-x-[clamp(2rem,4vw,4.5rem)]">
        <ContentsNav label={label} entries={items} />
        <div className="max-lg:-mx-(--space-gutter) lg:-mr-(--space-gutter)">
          {items.map((item, index) => (
            <IndexedPlate
              key={item.id}
              item={item}
              look={looks[index % looks.length] as Look}
              pagesLabel={pagesLabel}
              firstStepLabel={firstStepLabel}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

interface IndexedPlateProps {
  readonly item: Item;
  readonly look: Look;
  readonly pagesLabel: string;
  readonly firstStepLabel: string | undefined;
}

function IndexedPlate({ item, look, pagesLabel, firstStepLabel }: IndexedPlateProps) {
  return (
    <section
      id={item.id}
      aria-labelledby={`${item.id}-title`}
      className="indexed-plate below-contents-bar border-rule not-first:border-t xl:grid xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
    >
      <div
        data-area={look.area}
        className={`relative h-[clamp(220px,44vw,320px)] xl:order-2 xl:h-auto band-${look.tone}`}
      >
        {/* Drawings of industries have all three skins only in this area. */}
        <Spot
          name={item.spot}
          skin={look.skin}
          area="company"
          className="absolute inset-[8%] h-[84%] w-[84%] object-contain"
        />
      </div>
      <Reveal className="px-(--space-gutter) py-[clamp(2.5rem,2rem+3vw,5rem)] lg:pl-0 xl:pr-[clamp(2rem,4vw,4.5rem)]">
        <h2 id={`${item.id}-title`} className="text-[min(8vw,clamp(1.875rem,1.4rem+1.7vw,2.75rem))]">
          {item.title}
        </h2>
        <p className="mt-3 text-lead font-medium">{item.subtitle}</p>
        <p className="mt-5 max-w-(--measure) text-muted">{item.description}</p>
        {item.evidence && <p className="mt-4 max-w-(--measure) font-semibold">{item.evidence}</p>}
        <ul className="mt-8 grid gap-x-8 md:grid-cols-2">
          {item.points.map((point) => (
            <li key={point.title} className="border-t border-rule py-5">
              <h3 className="text-[1.0625rem] leading-snug tracking-normal font-stretch-[104%]">
                {point.title}
              </h3>
              <p className="mt-1.5 text-sm text-muted">{point.description}</p>
            </li>
          ))}
          {item.firstStep && (
            <li className="border-t border-current py-5">
              <p className="text-sm text-muted">{firstStepLabel}</p>
              <p className="mt-1 font-semibold">{item.firstStep}</p>
            </li>
          )}
        </ul>
        <p className="mt-3 flex flex-wrap items-center gap-x-6 border-t border-rule pt-3 text-sm">
          {item.pages.some(isOn) && <span className="text-muted">{pagesLabel}</span>}
          {item.pages.map((id) => (
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
