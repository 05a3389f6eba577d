import { storageKey } from './consent.ts';
import { firstVisitKey } from './cookie-drawer.ts';

/**
 * Blocks a tag whose consent was withdrawn. A running script cannot be unloaded, but a content-security policy added now stops
 * its requests: the same policy as that of the site without a tag. Also clears what the tag stored; consent.ts has removed its
 * cookies.
 */
export function blockTag(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'self'; connect-src 'self'; img-src 'self' data:";
  document.head.append(policy);
  clear(localStorage, (key) => key === storageKey || key === firstVisitKey);
  clear(sessionStorage, (key) => key.startsWith('draft-'));
}

function clear(storage: Storage, isKept: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (!isKept(key)) storage.removeItem(key);
}
