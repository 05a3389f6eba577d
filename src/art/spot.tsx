import type { MediaPicture } from '#content/media-picture.ts';
import type { SpotName } from '#generated/picture-names.ts';
import { Picture } from '#ui/picture.tsx';
import { DrawnSpot, type DrawnSpotProps } from './drawn-spot.tsx';
import { mediaPicture } from './picture-of.ts';

export type { SpotName } from '#generated/picture-names.ts';

/** The name of a drawing, or a file of media/. */
export type SpotPicture = SpotName | MediaPicture;

interface SpotProps extends Omit<DrawnSpotProps, 'name'> {
  readonly name: SpotPicture;
}

/** A small drawing, or a file of media/ instead. Not for islands: the list of media files is not in the browser. */
export function Spot({ name, ...look }: SpotProps) {
  return typeof name === 'object' ? (
    <Picture {...mediaPicture(name)} className={look.className} />
  ) : (
    <DrawnSpot name={name} {...look} />
  );
}
