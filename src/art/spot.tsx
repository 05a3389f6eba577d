import type { ImageName } from './names.ts';
import type { ArtArea, Skin } from './skin.ts';
import { artUrl } from './url.ts';

/** The names of all spot drawings, read off the drawn files. */
export type SpotName = SpotIn<ImageName>;
type SpotIn<Name> = Name extends `spot-${infer Spot}.${string}` ? Spot : never;

interface SpotProps {
  readonly name: SpotName;
  readonly skin: Skin;
  readonly area: ArtArea;
  readonly className?: string;
}

/** A small drawing beside words that say the same. Fetched when it comes near the screen. */
export function Spot({ name, skin, area, className }: SpotProps) {
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
