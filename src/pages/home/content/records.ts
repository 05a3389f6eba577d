import type { MediaPicture } from '#content/media-picture.ts';
import type { LinkRecord, StatRecord, Target } from '#content/types.ts';

export interface CapabilityRecord {
  readonly title: string;
  readonly description: string;
}

/** A field of work with the page that says more. */
export interface FieldRecord extends CapabilityRecord {
  readonly to: Target;
}

export interface CaseStudyRecord {
  readonly client: string;
  readonly title: string;
  readonly text: string;
  readonly stats: readonly StatRecord[];
  readonly action: LinkRecord;
  /** In place of the drawing beside it. */
  readonly picture?: MediaPicture;
}

export interface IndustryRecord {
  /** Name of a spot drawing, or a file of media/. */
  readonly image: string | MediaPicture;
  readonly title: string;
  readonly description: string;
  /** Its section on the industries page. */
  readonly to: Target;
}

/** The temper colors, by which clients and partners are told apart. */
export type TemperColor = 'straw' | 'bronze' | 'violet' | 'blue' | 'teal';

export interface ClientRecord {
  readonly name: string;
  /** Left out: the name is set in type. */
  readonly logo?: string | MediaPicture;
  readonly color: TemperColor;
}

export interface PartnerRecord {
  readonly name: string;
  /** Left out: the name is set in type. */
  readonly logo?: string | MediaPicture;
  readonly description: string;
  readonly stats: string;
  readonly color: TemperColor;
  readonly highlights: readonly string[];
}
