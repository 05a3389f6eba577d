import type { LinkRecord, StatRecord, Target } from '../../types.ts';

/** One statement of the company. The same three open the page as stages and close it as a section. */
export interface SlideRecord {
  readonly id: string;
  readonly type: 'Vision' | 'Mission' | 'Values';
  readonly title: string;
  readonly content: string;
  readonly details: string;
  /** The same plant each time: as a drawing, as a model, at work. */
  readonly image: { readonly skin: 'drawn' | 'built' | 'run'; readonly alt: string };
  readonly stats?: { readonly value: string; readonly unit: string; readonly description: string };
  readonly actions?: readonly LinkRecord[];
}

export interface CapabilityRecord {
  readonly title: string;
  readonly description: string;
}

/** A field of work with the page that says more. */
export interface FieldRecord extends CapabilityRecord {
  readonly to: Target;
}

export interface InsightRecord {
  /** Name of a drawn image. */
  readonly image: string;
  readonly type: string;
  /** ISO, as machines read it. */
  readonly date: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

export interface CaseStudyRecord {
  readonly client: string;
  readonly title: string;
  readonly text: string;
  readonly stats: readonly StatRecord[];
  readonly action: LinkRecord;
}

export interface IndustryRecord {
  /** Name of a spot drawing. */
  readonly image: string;
  readonly title: string;
  readonly description: string;
  /** Its section on the industries page. */
  readonly to: Target;
}

/** The temper colours, by which clients and partners are told apart. */
export type TemperColor = 'straw' | 'bronze' | 'violet' | 'blue' | 'teal';

export interface ClientRecord {
  readonly name: string;
  readonly logo: string;
  readonly color: TemperColor;
}

export interface PartnerRecord {
  readonly name: string;
  readonly logo: string;
  readonly description: string;
  readonly stats: string;
  readonly color: TemperColor;
  readonly highlights: readonly string[];
}

export interface TestimonialRecord {
  readonly quote: string;
  readonly name: string;
  readonly position: string;
  readonly image: string;
}
