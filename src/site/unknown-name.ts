/** Thrown for a reference to something that does not exist, such as a page. The message is for the editor. */
export class UnknownNameError extends Error {
  override readonly name = 'UnknownNameError';
}

/** The message of such an error. Rethrows other errors, which are bugs. */
export function unknownNameIn(error: unknown): string {
  // By name, because each bundle has its own copy of the class.
  if (error instanceof Error && error.name === 'UnknownNameError') return error.message;
  throw error;
}
