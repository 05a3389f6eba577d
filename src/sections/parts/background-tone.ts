import type { MediaPicture } from '#content/media-picture.ts';
import type { ImageName } from '#generated/picture-names.ts';
import type { Tone } from '#ui/band.tsx';

/** The background that a drawing is designed for, by the skin in its name. */
export function backgroundTone(name: ImageName | MediaPicture): Tone {
  if (typeof name === 'object') return 'steel';
  if (name.includes('.run-')) return 'deep';
  return name.includes('.built-') ? 'steel' : 'tint';
}
