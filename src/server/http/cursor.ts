/** The end of a page: the sort value, and the id as tie-breaker. */
export interface Cursor {
  readonly value: string | number;
  readonly id: string;
}

const MAX_LENGTH = 1000;

export function writeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** Null when malformed: clients can send anything. */
export function readCursor(text: string): Cursor | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const isValue = typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value));
    // PostgreSQL rejects NUL in text.
    const isClean = !`${value}${id}`.includes('\0');
    return isValue && typeof id === 'string' && isClean ? { value, id } : null;
  } catch {
    return null;
  }
}

/** For lists sorted by a number. The cursor of another list is no error: it leads to the first or last page. */
export function numberIn({ value }: Cursor): number {
  return typeof value === 'number' ? value : 0;
}
