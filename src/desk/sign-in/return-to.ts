/**
 * The address to return to after sign-in. The link in the email opens another tab, so localStorage keeps the address,
 * no longer than the link is valid.
 */
const STORED_AS = 'desk-return-path';
const GOOD_FOR_MS = 10 * 60_000;

export function rememberReturnTo(path: string, now = Date.now()): void {
  localStorage.setItem(STORED_AS, JSON.stringify({ path, until: now + GOOD_FOR_MS }));
}

/** Returns and deletes the stored path. Only a path of the desk, never another site. */
export function takeReturnTo(now = Date.now()): string {
  const stored = localStorage.getItem(STORED_AS);
  localStorage.removeItem(STORED_AS);
  return readReturnTo(stored, now);
}

function readReturnTo(stored: string | null, now: number): string {
  try {
    const { path, until } = JSON.parse(stored ?? '');
    const isOurs = typeof path === 'string' && /^\/(?![/\\]|sign-in|api\/)/.test(path);
    return isOurs && now < until ? path : '/';
  } catch {
    return '/';
  }
}
