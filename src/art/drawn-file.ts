/** A file of drawn/: its path without ending, its text, its size on the page when it is an image. */
export interface DrawnFile {
  readonly name: string;
  readonly text: string;
  readonly size?: readonly [number, number];
}
