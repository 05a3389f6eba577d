/** Kinds of tag that the server can put into the pages. Those that count only need the analytical consent. */
export const TAG_KINDS = ['matomo', 'plausible', 'google'] as const;
export type TagKind = (typeof TAG_KINDS)[number];

/**
 * A script of somebody else that is loaded with consent. It travels in the documents, on the cookie drawer: as `data-tag` (its
 * kind), `data-tag-url` and `data-tag-site`.
 */
export interface Tag {
  readonly kind: TagKind;
  /** Address of the script. */
  readonly url: string;
  /** What the service calls this site. */
  readonly siteId: string;
}
