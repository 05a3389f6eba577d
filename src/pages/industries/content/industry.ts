import type { MediaPicture } from '#content/media-picture.ts';
import type { PageId } from '#generated/page-id.ts';

export interface Industry {
  /** The anchor of the section. */
  readonly id: string;
  /** The name of a spot drawing. */
  readonly image: string | MediaPicture;
  readonly title: string;
  /** The pages that answer its challenges best. */
  readonly related: readonly PageId[];
}

export interface Challenge {
  readonly title: string;
  readonly description: string;
}

export interface IndustryText {
  readonly subtitle: string;
  readonly description: string;
  /** Three to five. */
  readonly challenges: readonly Challenge[];
}

/** Texts by the id of the industry. */
export type IndustryTexts = Readonly<Record<string, IndustryText>>;
