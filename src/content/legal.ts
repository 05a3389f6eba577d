import { type TagPlace, tagTexts } from './tag-texts.ts';
import type { LinkRecord } from './types.ts';

/** A sentence or more; links stand in it where they are read. */
export type LegalText = string | readonly (string | LinkRecord)[];

export type LegalBlock =
  /** `place`: where a server with a tag puts other words. */
  | { readonly text: LegalText; readonly place?: TagPlace }
  | { readonly subtitle: string }
  | { readonly list: readonly LegalText[] }
  /** What applies to what, such as how long each kind of record is kept. */
  | { readonly facts: readonly { readonly term: string; readonly text: string }[] };

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
export function followingParagraph(place: TagPlace): LegalBlock {
  return { text: tagTexts[place].none, place };
}
