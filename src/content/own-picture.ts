/** A file of the folder media/ in place of a drawing, and in words what it shows, for those who do not see it. */
export interface OwnPicture {
  readonly media: string;
  readonly alt: string;
}
