/** What the pages need to know about a file of media/. Written by scripts/lib/media. */
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
}
