import { builtText, type ServedPlace } from './served-texts.ts';
import type { LinkRecord } from './types.ts';

/** A sentence or more; links stand in it where they are read. */
export type LegalText = string | readonly (string | LinkRecord)[];

export type LegalBlock =
  /** `place`: where the words follow the settings of the server. */
  | { readonly text: LegalText; readonly place?: ServedPlace }
  | { readonly subtitle: string }
  | { readonly list: readonly LegalText[] }
  /** What applies to what, such as how long each kind of record is kept. */
  | { readonly facts: readonly LegalFact[] };

export interface LegalFact {
  readonly term: string;
  readonly text: string;
  readonly place?: ServedPlace;
}

/** An entry of the table of contents; its id is the anchor of the section. */
export interface LegalHeading {
  readonly id: string;
  readonly title: string;
}

/** What stands under each heading, by its id. */
export type LegalSections = Readonly<Record<string, readonly LegalBlock[]>>;

/** A plain paragraph, so that long texts stay readable in the source. */
export function paragraph(...parts: readonly (string | LinkRecord)[]): LegalBlock {
  return { text: parts };
}

/** A paragraph that follows the settings of the server. */
export function followingParagraph(place: ServedPlace): LegalBlock {
  return { text: builtText(place), place };
}

/** The same among facts. */
export function followingFact(term: string, place: ServedPlace): LegalFact {
  return { term, text: builtText(place), place };
}
