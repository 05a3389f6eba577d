import type { ArtArea } from '#art/skin.ts';
import { Spot } from '#art/spot.tsx';
import type { ItemRecord } from '#sections/parts/records.ts';
import { Anchor } from '#ui/anchor.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowUpRight } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';

export interface BentoTile extends ItemRecord {
  readonly href: string;
  readonly area: ArtArea;
  /** Twice as wide and dark: at most two in a grid. */
  readonly wide?: boolean;
  readonly newTab?: boolean;
}

/** Tiles of unequal weight, eight pixels apart. Each is one link. */
export function Bento({ tiles }: { readonly tiles: readonly BentoTile[] }) {
  return (
    <ul className="stagger grid auto-rows-[minmax(196px,auto)] grid-cols-2 gap-2 md:auto-rows-[minmax(264px,auto)] lg:auto-rows-[minmax(312px,auto)] lg:grid-cols-4 print:grid-cols-4">
      {tiles.map((tile) => (
        <Reveal
          as="li"
          key={tile.href}
          className={classes('grid', tile.wide && 'col-span-2')}
          data-area={tile.area}
        >
          <Tile tile={tile} />
        </Reveal>
      ))}
    </ul>
  );
}

function Tile({ tile }: { readonly tile: BentoTile }) {
  return (
    <Anchor
      href={tile.href}
      newTab={tile.newTab}
      className={classes(
        'group relative flex flex-col overflow-hidden rounded-md p-4 no-underline transition-colors duration-(--dur-2) md:p-6',
        tile.wide
          ? 'band-deep min-h-[236px] justify-end hover:bg-[color-mix(in_srgb,white_10%,var(--area-deep))] lg:p-8'
          : 'bg-steel-50 hover:bg-[color-mix(in_srgb,var(--area-tint)_60%,var(--area-field))]',
      )}
    >
      {tile.spot && (
        <Spot
          name={tile.spot}
          skin={tile.wide ? 'run' : 'drawn'}
          area={tile.area}
          className={classes(
            'object-contain transition-transform duration-(--dur-3) ease-out group-hover:-translate-y-1.5',
            tile.wide
              ? 'absolute top-2 right-2 h-[116px] w-[46%] sm:inset-y-2 sm:right-0 sm:left-[44%] sm:h-[calc(100%-16px)] sm:w-[56%]'
              : 'mb-4 h-[108px] w-full md:h-[160px]',
          )}
        />
      )}
      <h3
        className={classes(
          'relative',
          tile.wide
            ? 'max-w-[8em] text-[clamp(1.5rem,1.2rem+1.1vw,2.125rem)]'
            : 'text-[1.0625rem] md:text-[1.25rem]',
        )}
      >
        {tile.title}
      </h3>
      <p
        className={classes(
          'relative mt-2 text-sm leading-snug text-muted',
          tile.wide ? 'max-w-[26ch]' : 'max-sm:hidden',
        )}
      >
        {tile.description}
      </p>
      <Icon
        of={arrowUpRight}
        className="absolute top-5 right-5 opacity-0 transition-opacity duration-(--dur-2) group-hover:opacity-100 group-focus-visible:opacity-100"
      />
    </Anchor>
  );
}
