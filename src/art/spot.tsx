import type { OwnPicture } from '#content/own-picture.ts';
import type { SpotName } from '#generated/picture-names.ts';
import { Picture } from '#ui/picture.tsx';
import { DrawnSpot, type DrawnSpotProps } from './drawn-spot.tsx';
import { ownPicture } from './picture-of.ts';

export type { SpotName } from '#generated/picture-names.ts';

/** What a record may name where it has a small picture. */
export type SpotPicture = SpotName | OwnPicture;

interface SpotProps extends Omit<DrawnSpotProps, 'name'> {
  readonly name: SpotPicture;
}

/** A small drawing, or a picture of one's own in its place. Not for islands: browsers do not know the files of media/. */
export function Spot({ name, ...look }: SpotProps) {
  return typeof name === 'object' ? (
    <Picture {...ownPicture(name)} className={look.className} />
  ) : (
    <DrawnSpot name={name} {...look} />
  );
}
