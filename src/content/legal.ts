import type { ServedPlace } from './served-texts.ts';
import type { LinkRecord } from './types.ts';

/** A checked file of content/legal. */
export interface LegalText {
  /** Year and month of the last change: "2026-01". */
  readonly updated: string;
  readonly summary: readonly LegalParagraph[];
  readonly sections: readonly LegalSection[];
}

/** An entry of the table of contents; its id is the anchor of the section. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export type LegalBlock =
  | LegalParagraph
  | { readonly subtitle: string }
  | { readonly list: readonly LinkedText[] }
  /** Terms with their descriptions, such as how long each kind of record is kept. */
  | { readonly facts: readonly LegalFact[] };

/** `place`: set if the text depends on the settings of the server. */
export interface LegalParagraph {
  readonly text: LinkedText;
  readonly place?: ServedPlace;
}

export interface LegalFact extends LegalParagraph {
  readonly term: string;
}

/** A plain string, or text and links in order. */
export type LinkedText = string | readonly (string | LinkRecord)[];
