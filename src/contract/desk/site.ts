/**
 * Editing the public site from the desk: one shared draft of the files of content/, published as numbered releases.
 *
 * Files are named as in content/, such as "pages/contact.json" or "lists/positions.json". Every object in a list of a JSON file
 * carries an `$id`, which the files in content/ do not have, so that entries can move while somebody else edits them.
 */
import type { Json } from './content-tree.ts';
import type { PersonName, SiteRight } from './people.ts';

// Defined beside role and scope, as an import back would be a cycle.
export { maySite, SITE_RIGHTS, type SiteRight } from './people.ts';

/** A JSON file as a tree, or the text of a Markdown file. */
export type FileContent = Json;

/** By file. */
export type Files = Readonly<Record<string, FileContent>>;

/** GET /api/site. Everything the editor shows but schemas and problems. */
export interface SiteState {
  readonly right: SiteRight;
  /** Grows with every edit, publish and schedule. */
  readonly version: number;
  readonly live: Release;
  /** What visitors see. */
  readonly liveFiles: Files;
  /** The files that differ from the live ones; null for a deleted file. */
  readonly draftFiles: Readonly<Record<string, FileContent | null>>;
  /** Who last edited what, newest first. */
  readonly edits: readonly SiteEdit[];
  readonly review: ReviewRequest | null;
  readonly scheduled: readonly ScheduledRelease[];
  /** Desk edits that a deployment also changed. The desk's text was kept. */
  readonly kept: readonly KeptEdit[];
  /** PDFs and link-preview cards whose texts have changed since they were drawn, by file or page. */
  readonly outdated: { readonly documents: readonly string[]; readonly cards: readonly string[] };
}

export interface SiteEdit {
  readonly file: string;
  /** As in `content-tree.ts`. */
  readonly path: string;
  readonly by: PersonName | null;
  readonly at: number;
}

export interface ReviewRequest {
  readonly by: PersonName;
  readonly at: number;
  readonly note: string;
}

export type ReleaseKind = 'publish' | 'roll-back' | 'deployment';

export interface Release {
  readonly number: number;
  readonly kind: ReleaseKind;
  /** Null for a deployment. */
  readonly by: PersonName | null;
  readonly at: number;
  readonly note: string;
  readonly changes: number;
  /** The number of the release that a roll-back restored. */
  readonly restored: number | null;
}

export interface ScheduledRelease {
  readonly id: string;
  readonly by: PersonName;
  /** When it will be published. */
  readonly at: number;
  readonly note: string;
  /** Ids of its changes. */
  readonly changes: readonly string[];
  /** Why it was not published at its time, if it was not. */
  readonly problem: string | null;
}

export interface KeptEdit {
  readonly file: string;
  readonly path: string;
  /** What the deployment would have written. */
  readonly shipped: Json | null;
}

/** GET /api/site/releases */
export interface ReleasesPage {
  /** Newest first. */
  readonly releases: readonly Release[];
}

/** GET /api/site/releases/<number> */
export interface ReleaseReply {
  readonly release: Release;
  /** The files that the release changed, before and after; null where the file did not exist. */
  readonly before: Readonly<Record<string, FileContent | null>>;
  readonly after: Readonly<Record<string, FileContent | null>>;
}

/** GET /api/site/schema. Changes only with a build, so it may be cached by its ETag. */
export interface SiteSchema {
  /** JSON Schemas: "page" (with a `$defs` entry for every kind of section), and one for each other file, such as "positions". */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** By kind of section: what the editor calls it, and its example. */
  readonly kinds: Readonly<Record<string, { readonly label: string; readonly example: Json }>>;
  /** Values of placeholders, such as "headquarters.city". */
  readonly facts: Readonly<Record<string, string | number>>;
  /** Anchors by page are computed from the draft; these are the other names that fields may refer to. */
  readonly names: {
    readonly media: readonly string[];
    readonly spots: readonly string[];
    readonly images: readonly string[];
    readonly scenes: readonly string[];
    readonly files: readonly string[];
    readonly legalTexts: readonly string[];
  };
  /** Files, or groups of site.json such as "site.json#search", that are also compiled into scripts or the server. */
  readonly needsDeveloper: readonly string[];
}

/** GET /api/site/media */
export interface MediaList {
  /** Newest uploads first, then the files of media/. */
  readonly pictures: readonly MediaItem[];
}

/** A picture that content may name. POST /api/site/media?name=<file name> takes its bytes and returns it. */
export interface MediaItem {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The address of a small version, at the desk. */
  readonly thumbnail: string;
  /** Null for a file of media/. */
  readonly at: number | null;
  readonly by: PersonName | null;
}

/** The part of JSON Schema that the schemas of content use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean;
  readonly pattern?: string;
  readonly format?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

/** One edit of the draft. POST /api/site/edits takes a list of them, which are saved together or not at all. */
export type SiteOperation =
  /** Sets a value; null removes it. Refused if the value is not `seen`. */
  | {
      readonly op: 'set';
      readonly file: string;
      readonly path: string;
      readonly seen: Json | null;
      readonly value: Json | null;
    }
  /** Adds an entry to the list at `path`, after the entry with that id, or first. */
  | {
      readonly op: 'add';
      readonly file: string;
      readonly path: string;
      readonly after: string | null;
      readonly entry: Json;
    }
  /** Removes the entry at `path`. */
  | { readonly op: 'remove'; readonly file: string; readonly path: string }
  /** Moves the entry at `path` within its list. */
  | { readonly op: 'move'; readonly file: string; readonly path: string; readonly after: string | null }
  /** A new page. */
  | { readonly op: 'create'; readonly file: string; readonly content: Json }
  /** Deletes a page that was never published. */
  | { readonly op: 'delete'; readonly file: string }
  /** Changes the address of a page, and redirects the old one if it was published. */
  | { readonly op: 'rename'; readonly file: string; readonly seen: string; readonly value: string }
  /** Returns to the live text. The id is that of a change of `changesBetween`. */
  | { readonly op: 'discard'; readonly change: string };

/** POST /api/site/edits */
export interface EditsReply {
  readonly version: number;
}

/** The body of 409 when a value was not `seen`. */
export interface EditConflict {
  readonly error: string;
  readonly conflict: {
    readonly file: string;
    readonly path: string;
    readonly value: Json | null;
    readonly by: PersonName | null;
    readonly at: number | null;
  };
}

/** A reason why a change cannot be published. */
export interface SiteProblem {
  readonly file: string;
  /** Empty if it concerns the whole file. */
  readonly path: string;
  readonly message: string;
  /** The changes that it blocks. */
  readonly changes: readonly string[];
}

/** GET /api/site/problems */
export interface ProblemsReply {
  /** The version of the draft that was checked. */
  readonly version: number;
  readonly problems: readonly SiteProblem[];
}

/** POST /api/site/publish */
export interface PublishRequest {
  /** Ids of the changes to publish. */
  readonly changes: readonly string[];
  /** The live release that the person saw. */
  readonly live: number;
  readonly note: string;
  /** To schedule it. */
  readonly at?: number;
}

/** POST /api/site/publish and /api/site/releases/<number>/roll-back */
export interface PublishReply {
  readonly release: Release | null;
  readonly scheduled: ScheduledRelease | null;
  readonly tookMs: number;
}

/** POST /api/site/preview. `url` is on the desk's port, for the frame. */
export interface PreviewReply {
  readonly url: string;
}

/** POST /api/site/preview-links */
export interface PreviewLinkReply {
  readonly url: string;
  readonly until: number;
}
