import type { MediaPicture } from '#content/media-picture.ts';
import type { ImageName } from '#generated/picture-names.ts';
import type { Tone } from '#ui/band.tsx';

/** The ground that the skin of a drawing was made for. */
export function groundOf(name: ImageName | MediaPicture): Tone {
  if (typeof name === 'object') return 'steel';
  if (name.includes('.run-')) return 'deep';
  return name.includes('.built-') ? 'steel' : 'tint';
}
