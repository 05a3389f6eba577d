import type { PageId } from '#generated/page-id.ts';
import type { MediaPicture } from './media-picture.ts';

/**
 * The card that solution pages are made of. `image` names a drawing, or a file of media/. Color and delay are not in the record: the first
 * follows from the page's area, the second from the card's place in its row.
 */
export interface Card<Image extends string = string> {
  /** Only where the order means something. */
  readonly number?: number;
  readonly title: string;
  readonly description: string;
  readonly image?: Image | MediaPicture;
  readonly features?: readonly string[];
}

/** A solution as the overview shows it. */
export interface SolutionCard<Image extends string = string> {
  readonly title: string;
  readonly description: string;
  /** The small drawing, for lists. */
  readonly icon: Image | MediaPicture;
  readonly features: readonly [string, string, string, string];
  readonly route: PageId;
  /** The drawing on the card itself. */
  readonly image: Image | MediaPicture;
  /** How it usually begins: how long, for how much, and what there is to see. */
  readonly firstStep?: string;
  /** Opens in a new tab. */
  readonly isExternal?: boolean;
}

/** A phase of a method: what is done in it, how long it takes and what must be true before the next one starts. */
export interface MethodologyPhase<Image extends string = string> {
  readonly phase: string;
  readonly description: string;
  readonly icon: Image | MediaPicture;
  readonly activities: readonly string[];
  readonly duration: string;
  readonly gate: string;
}

/** The heading of a section and the quiet sentence beside it. */
export interface SectionText {
  readonly title: string;
  readonly note?: string;
}
