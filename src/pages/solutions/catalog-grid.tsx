import { Spot, type SpotName } from '#art/spot.tsx';
import type { SolutionCard } from '#content/card.ts';
import { navigationTexts } from '#content/navigation.ts';
import { BulletList } from '#sections/parts/bullet-list.tsx';
import { isOn, pages } from '#site/pages.ts';
import { TextLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRight, arrowUpRight } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';

type CatalogCard = SolutionCard<SpotName>;

/** Rows of two and of three in turn; the wider of each two is dark, first at the left, then at the right. */
const spans = [7, 5, 4, 4, 4, 5, 7, 4, 4, 4] as const;
const spanClasses = { 4: 'lg:col-span-4', 5: 'lg:col-span-5', 7: 'md:col-span-2 lg:col-span-7' };

/** What is on offer, each with what it covers and where to read on. */
export function CatalogGrid({
  cards,
  firstStepLabel,
}: {
  readonly cards: readonly CatalogCard[];
  readonly firstStepLabel: string;
}) {
  return (
    <ul className="stagger grid gap-2 md:grid-cols-2 lg:grid-cols-12">
      {cards
        .filter(({ route }) => isOn(route))
        .map((card, index) => {
          const span = spans[index % spans.length] ?? 4;
          return (
            <Reveal
              as="li"
              key={card.route}
              data-area={pages[card.route].area}
              className={classes('grid', spanClasses[span])}
            >
              <Tile card={card} wide={span === 7} firstStepLabel={firstStepLabel} />
            </Reveal>
          );
        })}
    </ul>
  );
}

interface TileProps {
  readonly card: CatalogCard;
  readonly wide: boolean;
  readonly firstStepLabel: string;
}

function Tile({ card, wide, firstStepLabel }: TileProps) {
  const { path, area } = pages[card.route];
  return (
    <article
      className={classes(
        'group relative flex flex-col overflow-hidden rounded-md p-6 transition-colors duration-(--dur-2) lg:p-8',
        wide ? 'band-deep lg:min-h-[440px] lg:pr-[46%]' : 'band-paper hover:bg-area-tint',
      )}
    >
      <Spot
        name={card.image}
        skin={wide ? 'run' : 'drawn'}
        area={area === 'ai' ? 'ai' : 'solutions'}
        className={classes(
          'mb-5 h-[148px] w-full object-contain object-left transition-transform duration-(--dur-3) ease-out group-hover:-translate-y-1.5',
          wide && 'lg:absolute lg:inset-y-0 lg:right-2 lg:mb-0 lg:h-full lg:w-[46%] lg:object-center',
        )}
      />
      <h3 className={wide ? 'text-[clamp(1.5rem,1.1rem+1.5vw,2.5rem)]' : undefined}>{card.title}</h3>
      <p className={classes('mt-3 text-muted', wide && 'lg:text-lead')}>{card.description}</p>
      <BulletList
        items={card.features}
        className={classes('my-6 border-t border-rule pt-5', wide && 'sm:max-lg:grid-cols-2 lg:mt-auto')}
      />
      <div className={wide ? 'max-lg:mt-auto' : 'mt-auto'}>
        {card.firstStep && (
          <dl className="mb-4 text-sm">
            <dt className="text-muted">{firstStepLabel}</dt>
            <dd className="font-semibold">{card.firstStep}</dd>
          </dl>
        )}
        <TextLink
          href={path}
          newTab={card.isExternal}
          className="after:absolute after:inset-0 after:content-['']"
        >
          {navigationTexts.learnMore}
          <span className="sr-only"> about {card.title}</span>
          <Icon of={card.isExternal ? arrowUpRight : arrowRight} />
        </TextLink>
      </div>
    </article>
  );
}
