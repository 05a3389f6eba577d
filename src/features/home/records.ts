import type { OwnPicture } from '#content/own-picture.ts';
import type { LinkRecord } from '#content/types.ts';

/** One statement of the company. The same three open the page as stages and close it as a section. */
export interface SlideRecord {
  readonly id: string;
  readonly type: 'Vision' | 'Mission' | 'Values';
  readonly title: string;
  /** What is offered, under the title of its stage. */
  readonly lead: string;
  /** The statement itself, in the section. */
  readonly content: string;
  readonly details: string;
  /** The same plant each time, as a drawing, as a model, at work; or a file of media/ on the same ground. */
  readonly image: { readonly skin: 'drawn' | 'built' | 'run'; readonly alt: string; readonly media?: string };
  readonly stats?: { readonly value: string; readonly unit: string; readonly description: string };
  readonly actions?: readonly LinkRecord[];
}

export interface InsightRecord {
  /** Name of a drawn image, or a file of media/. */
  readonly image: string | OwnPicture;
  readonly type: string;
  /** ISO, as machines read it. */
  readonly date: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

export interface TestimonialRecord {
  readonly quote: string;
  readonly name: string;
  readonly position: string;
  readonly image: string | OwnPicture;
}
