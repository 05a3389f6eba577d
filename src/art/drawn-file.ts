/** A generated drawing: its path without extension, its text, and its size if it is an image. */
export interface DrawnFile {
  readonly name: string;
  readonly text: string;
  readonly size?: readonly [number, number];
}
