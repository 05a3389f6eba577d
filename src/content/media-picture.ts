/** A file of media/ instead of a drawing, with its alternative text. */
export interface MediaPicture {
  readonly media: string;
  readonly alt: string;
}
