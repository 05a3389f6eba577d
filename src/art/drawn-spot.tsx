import type { SpotName } from '#generated/picture-names.ts';
import type { ArtArea, Skin } from './skin.ts';
import { artUrl } from './url.ts';

export interface DrawnSpotProps {
  readonly name: SpotName;
  readonly skin: Skin;
  readonly area: ArtArea;
  readonly className?: string;
}

/** A small decorative drawing, loaded lazily. */
export function DrawnSpot({ name, skin, area, className }: DrawnSpotProps) {
  return (
    <img
      src={artUrl(`images/spot-${name}.${skin}-${area}`)}
      alt=""
      width={260}
      height={200}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
