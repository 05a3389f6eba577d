import type { IncomingMessage } from 'node:http';

export const URLENCODED = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data';

/**
 * Tells the router which requests a browser sent by itself, without our script: they ask for a page. A route with
 * `constraints: { browserForm: <content type> }` gets those of that type; all others go to the route without, which is
 * the JSON contract and knows nothing of this.
 */
export function createBrowserFormStrategy() {
  return {
    name: 'browserForm',
    storage: () => new Map(),
    deriveConstraint: ({ headers }: Pick<IncomingMessage, 'headers'>) =>
      namesHtml(headers.accept ?? '') ? mediaTypeOf(headers['content-type'] ?? '') : undefined,
  };
}

/** Only by name: scripts and programs that take whatever comes say so with an asterisk. */
function namesHtml(accept: string): boolean {
  return accept.split(',').some((range) => mediaTypeOf(range) === 'text/html');
}

function mediaTypeOf(value: string): string {
  return value.split(';', 1)[0]!.trim().toLowerCase();
}
