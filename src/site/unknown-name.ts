/** A reference to something that does not exist, such as a page. The message is for the editor. */
export class UnknownName extends Error {
  override readonly name = 'UnknownName';
}
