/** What the pages have to know about a file of media/ to show it. The build finds it out (scripts/lib/media). */
export interface MediaEntry {
  /** A photograph fills its place; a cutout and a vector, which have no ground of their own, fit into it. */
  readonly kind: 'photo' | 'cutout' | 'vector';
  /** Size of the largest that is made, upright. */
  readonly width: number;
  readonly height: number;
  /** Where it is served, without width and ending. It has a hash of the content, so browsers may keep it for ever. */
  readonly base: string;
  /** The widths that are made, smallest first; none of a vector, which has every size. */
  readonly widths: readonly number[];
}
