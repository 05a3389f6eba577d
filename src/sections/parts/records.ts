import type { SpotPicture } from '#art/spot.tsx';

/** What most sections lay out: a title and a sentence, perhaps with a drawing, tags or points. */
export interface ItemRecord {
  readonly title: string;
  readonly description: string;
  readonly spot?: SpotPicture;
  readonly tags?: readonly string[];
  readonly features?: readonly string[];
}
