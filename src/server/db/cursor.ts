/** Where a page ended: the value it was sorted by and the id, which decides between equal ones. */
export interface Cursor {
  readonly value: string | number;
  readonly id: string;
}

const LONGEST = 1000;

export function writeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** Null for what we did not write. */
export function readCursor(text: string): Cursor | null {
  if (text.length > LONGEST) return null;
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const isValue = typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value));
    // PostgreSQL knows no NUL in a text.
    const isClean = !`${value}${id}`.includes('\0');
    return isValue && typeof id === 'string' && isClean ? { value, id } : null;
  } catch {
    return null;
  }
}

/** Of a list that is sorted by time or by number; one of another list leads to its beginning or end, and to no error. */
export function numberIn({ value }: Cursor): number {
  return typeof value === 'number' ? value : 0;
}
