import type { ComponentProps } from 'react';
import type { ArtArea } from '#art/skin.ts';
import { Spot } from '#art/spot.tsx';
import { usePageArea } from './current-page.ts';

interface PageSpotProps extends Omit<ComponentProps<typeof Spot>, 'area'> {
  /** Defaults to the area of the page. */
  readonly area?: ArtArea;
}

/** A small drawing in the colors of the page's area. */
export function PageSpot({ area, ...spot }: PageSpotProps) {
  const pageArea = usePageArea();
  return <Spot {...spot} area={area ?? pageArea} />;
}
