import type { ArtArea } from '#art/skin.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { isOn, pages } from '#site/pages.ts';
import { TextLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRight, arrowUpRight } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { MoreOfGroup } from '../parts/more-of-group.tsx';
import { PageSpot } from '../parts/page-spot.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

type Data = SectionProps<'page-tiles'>;

/** Alternating rows of two and three; the wider tile of each pair is dark, first on the left, then on the right. */
const spans = [7, 5, 4, 4, 4, 5, 7, 4, 4, 4] as const;
const spanClasses = { 4: 'lg:col-span-4', 5: 'lg:col-span-5', 7: 'md:col-span-2 lg:col-span-7' };

export default withTitledBand<'page-tiles'>(
  ({ items, factLabel, link, linkAbout, menu, area, tone = 'white' }) => (
    <>
      <ul className="stagger grid gap-2 md:grid-cols-2 lg:grid-cols-12">
        {items
          .filter(({ page }) => isOn(page))
          .map((item, index) => {
            const span = spans[index % spans.length] ?? 4;
            const itemArea = pages[item.page].area;
            return (
              <Reveal
                as="li"
                key={item.page}
                data-area={itemArea}
                className={classes('grid', spanClasses[span])}
              >
                <Tile
                  item={item}
                  wide={span === 7}
                  onWhite={tone === 'white'}
                  labels={{ factLabel, link, linkAbout }}
                  area={itemArea === 'ai' ? 'ai' : area}
                />
              </Reveal>
            );
          })}
      </ul>
      {menu && <MoreOfGroup group={menu} listed={items.map(({ page }) => page)} />}
    </>
  ),
);

interface TileProps {
  readonly item: Data['items'][number];
  readonly wide: boolean;
  /** The band is white, so the tile is not. */
  readonly onWhite: boolean;
  readonly labels: Pick<Data, 'factLabel' | 'link' | 'linkAbout'>;
  readonly area: ArtArea | undefined;
}

function Tile({ item, wide, onWhite, labels, area }: TileProps) {
  return (
    <article
      className={classes(
        'group relative flex flex-col overflow-hidden rounded-md p-6 transition-colors duration-(--dur-2) lg:p-8',
        wide ? 'band-deep lg:min-h-[440px] lg:pr-[46%]' : 'hover:bg-area-tint',
        !wide && (onWhite ? 'band-paper' : 'band-white'),
      )}
    >
      <PageSpot
        name={item.spot}
        skin={wide ? 'run' : 'drawn'}
        area={area}
        className={classes(
          'mb-5 h-[148px] w-full object-contain object-left transition-transform duration-(--dur-3) ease-out group-hover:-translate-y-1.5',
          wide && 'lg:absolute lg:inset-y-0 lg:right-2 lg:mb-0 lg:h-full lg:w-[46%] lg:object-center',
        )}
      />
      <h3 className={wide ? 'text-[clamp(1.5rem,1.1rem+1.5vw,2.5rem)]' : undefined}>{item.title}</h3>
      {item.saying && <p className="mt-3 font-medium">{item.saying}</p>}
      <p className={classes('mt-3 text-muted', wide && 'lg:text-lead')}>{item.description}</p>
      <BulletList
        items={item.features}
        className={classes('my-6 border-t border-rule pt-5', wide && 'sm:max-lg:grid-cols-2 lg:mt-auto')}
      />
      <div className={wide ? 'max-lg:mt-auto' : 'mt-auto'}>
        {item.fact && (
          <dl className="mb-4 text-sm">
            <dt className="text-muted">{labels.factLabel}</dt>
            <dd className="font-semibold">{item.fact}</dd>
          </dl>
        )}
        <TextLink
          href={pages[item.page].path}
          newTab={item.newTab}
          className="after:absolute after:inset-0 after:content-['']"
        >
          {labels.link}
          <span className="sr-only">
            {' '}
            {labels.linkAbout} {item.title}
          </span>
          <Icon of={item.newTab ? arrowUpRight : arrowRight} />
        </TextLink>
      </div>
    </article>
  );
}
