import { Spot } from '#art/spot.tsx';
import type { PageId } from '#generated/page-id.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { spotOf } from '#site/drawings.ts';
import { menus } from '#site/navigation.ts';
import { menuTitle, pages } from '#site/pages.ts';
import { Anchor } from '#ui/anchor.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowUpRight } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';
import { TitledBand } from '../parts/titled-band.tsx';

export default function GroupIndex({ group, wide = [], prices = [], ...head }: SectionProps<'group-index'>) {
  const ids = menus.find((menu) => menu.group === group)?.pages ?? [];
  if (ids.length === 0) return null;
  return (
    <TitledBand {...head}>
      <ul className="stagger grid auto-rows-[minmax(196px,auto)] grid-cols-2 gap-2 md:auto-rows-[minmax(264px,auto)] lg:auto-rows-[minmax(312px,auto)] lg:grid-cols-4 print:grid-cols-4">
        {ids.map((id) => (
          <Tile
            key={id}
            page={id}
            wide={wide.includes(id)}
            price={prices.find(({ page }) => page === id)?.text}
            onWhite={head.tone === undefined || head.tone === 'white'}
          />
        ))}
      </ul>
    </TitledBand>
  );
}

interface TileProps {
  readonly page: PageId;
  /** Twice as wide, and dark. */
  readonly wide: boolean;
  readonly price: string | undefined;
  /** The band is white, so the tile is not. */
  readonly onWhite: boolean;
}

/** A page as one link with its drawing. */
function Tile({ page, wide, price, onWhite }: TileProps) {
  const { area, path, tagline } = pages[page];
  return (
    <Reveal as="li" className={classes('grid', wide && 'col-span-2')} data-area={area}>
      <Anchor
        href={path}
        className={classes(
          'group relative flex flex-col overflow-hidden rounded-md p-4 no-underline transition-colors duration-(--dur-2) md:p-6',
          wide
            ? 'band-deep min-h-[236px] justify-end hover:bg-[color-mix(in_srgb,white_10%,var(--area-deep))] lg:p-8'
            : 'hover:bg-[color-mix(in_srgb,var(--area-tint)_60%,var(--area-field))]',
          !wide && (onWhite ? 'bg-steel-50' : 'bg-white'),
        )}
      >
        <Spot
          {...spotOf(page, wide ? 'run' : 'drawn')}
          className={classes(
            'object-contain transition-transform duration-(--dur-3) ease-out group-hover:-translate-y-1.5',
            wide
              ? 'absolute top-2 right-2 h-[116px] w-[46%] sm:inset-y-2 sm:right-0 sm:left-[44%] sm:h-[calc(100%-16px)] sm:w-[56%]'
              : 'mb-4 h-[108px] w-full md:h-[160px]',
          )}
        />
        <h3
          className={classes(
            'relative',
            wide
              ? 'max-w-[8em] text-[clamp(1.5rem,1.2rem+1.1vw,2.125rem)]'
              : 'text-[1.0625rem] md:text-[1.25rem]',
          )}
        >
          {menuTitle(page)}
        </h3>
        <p
          className={classes(
            'relative mt-2 text-sm leading-snug text-muted',
            wide ? 'max-w-[26ch]' : 'max-sm:hidden',
          )}
        >
          {tagline}
        </p>
        {price && (
          <p className={classes('relative text-sm font-semibold', wide ? 'mt-3' : 'mt-auto pt-3')}>{price}</p>
        )}
        <Icon
          of={arrowUpRight}
          className="absolute top-5 right-5 opacity-0 transition-opacity duration-(--dur-2) group-hover:opacity-100 group-focus-visible:opacity-100"
        />
      </Anchor>
    </Reveal>
  );
}
