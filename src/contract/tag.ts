/** Third-party tags the server can put into pages. Tags that only count need just the analytics consent. */
export const TAG_KINDS = ['matomo', 'plausible', 'google'] as const;
export type TagKind = (typeof TAG_KINDS)[number];

/**
 * A third-party script, loaded with consent. Documents carry it on the cookie drawer as `data-tag` (its kind), `data-
 * tag-url` and `data-tag-site`.
 */
export interface Tag {
  readonly kind: TagKind;
  readonly url: string;
  /** The service's id of this site. */
  readonly siteId: string;
}
