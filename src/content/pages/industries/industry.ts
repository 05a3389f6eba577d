import type { PageId } from '../../page-id.ts';

export interface Challenge {
  readonly title: string;
  readonly description: string;
}

export interface IndustrySection {
  /** The anchor of the section. */
  readonly id: string;
  /** The name of a spot drawing. */
  readonly image: string;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  /** Three to five. */
  readonly challenges: readonly Challenge[];
  /** The pages that answer these challenges best. */
  readonly related: readonly PageId[];
}
