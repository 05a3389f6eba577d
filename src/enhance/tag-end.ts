import { storageKey } from './consent.ts';
import { firstVisitKey } from './cookie-drawer.ts';

/**
 * A script that runs cannot be taken back, but the browser can be told to let nothing out any more: from here on the page has the
 * policy of a site without a tag. What the tag stored goes, its cookies have gone already.
 */
export function closePage(): void {
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
