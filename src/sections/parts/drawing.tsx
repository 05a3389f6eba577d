import { pictureOf } from '#art/picture-of.ts';
import type { MediaPicture } from '#content/media-picture.ts';
import type { ImageName } from '#generated/picture-names.ts';
import type { Tone } from '#ui/band.tsx';
import { Picture } from '#ui/picture.tsx';

/** A spot drawing in a certain skin and color, by the name of its file: "analytics.run-solutions". */
export type DrawingName = NameIn<ImageName>;
type NameIn<Name> = Name extends `spot-${infer Drawing}` ? Drawing : never;

interface DrawingProps {
  readonly name: DrawingName | MediaPicture;
  readonly className?: string;
}

/** For sections that mix skins; where all drawings of a section share one, <Spot> is shorter. */
export function Drawing({ name, className }: DrawingProps) {
  const picture = typeof name === 'object' ? name : (`spot-${name}` as const);
  return <Picture {...pictureOf(picture, { width: 260, height: 200 })} className={className} />;
}

/** The ground a skin was made for. */
export function groundOf(name: DrawingName | ImageName | MediaPicture): Tone {
  if (typeof name === 'object') return 'steel';
  if (name.includes('.run-')) return 'deep';
  return name.includes('.built-') ? 'steel' : 'tint';
}
