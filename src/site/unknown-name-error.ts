/** Thrown for a reference to something that does not exist, such as a page. The message is for the editor. */
export class UnknownNameError extends Error {
  override readonly name = 'UnknownNameError';
}
