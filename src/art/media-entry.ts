/** What the pages need to know about a picture: a file of media/ (scripts/lib/media) or an upload (src/server/site/media.ts). */
export interface MediaEntry {
  /** A photo fills its box; cutouts and vectors, which have no background, fit into it. */
  readonly kind: 'photo' | 'cutout' | 'vector';
  /** Size of the largest version, after rotation by EXIF. */
  readonly width: number;
  readonly height: number;
  /** URL without width and extension. Contains a content hash, so that browsers may cache it forever. */
  readonly base: string;
  /** The available widths, smallest first; empty for vectors. */
  readonly widths: readonly number[];
  /** The only format, if the server had no sharp to make others. */
  readonly only?: 'jpg' | 'png' | 'webp';
}
