import type { MediaPicture } from '#content/media-picture.ts';
import type { LinkRecord } from '#content/types.ts';

/** A statement of the company. The same three are the stages of the hero and a section at the end of the page. */
export interface SlideRecord {
  readonly id: string;
  readonly type: 'Vision' | 'Mission' | 'Values';
  readonly title: string;
  /** Text under the title in the hero. */
  readonly lead: string;
  /** The statement, shown in the section. */
  readonly content: string;
  readonly details: string;
  /** The skin of the plant drawing, or a file of media/ on the same background. */
  readonly image: { readonly skin: 'drawn' | 'built' | 'run'; readonly alt: string; readonly media?: string };
  readonly stats?: { readonly value: string; readonly unit: string; readonly description: string };
  readonly actions?: readonly LinkRecord[];
}

export interface InsightRecord {
  /** Name of a drawn image, or a file of media/. */
  readonly image: string | MediaPicture;
  readonly type: string;
  /** ISO date. */
  readonly date: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

export interface TestimonialRecord {
  readonly quote: string;
  readonly name: string;
  readonly position: string;
  readonly image: string | MediaPicture;
}
