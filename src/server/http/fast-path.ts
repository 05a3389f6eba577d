import type { IncomingMessage, ServerResponse } from 'node:http';
import { noneMatchFails } from './conditional.ts';
import type { ProxyTrust } from './proxy-trust.ts';
import { chooseForm } from './ready-files.ts';
import type { SiteResponder } from './site-responder.ts';

export interface FastPathOptions {
  readonly site: SiteResponder;
  readonly trust: ProxyTrust;
  /** While closing, replies must carry `Connection: close`: the ordinary way sees to that. */
  readonly isClosing: () => boolean;
}

/** Sends the reply and returns true, or leaves everything untouched and returns false. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The plain case, a GET of a file that is held in memory or its 304, is most of the traffic. Head and body are ready, so it
 * needs nothing of the framework: no request object, no hooks, no reply. Whatever is not plain goes the ordinary way.
 */
export function createFastPath({ site, trust, isClosing }: FastPathOptions): FastPath {
  return (request, response) => {
    if (request.method !== 'GET' || isClosing()) return false;
    const target = request.url ?? '';
    const queryStart = target.indexOf('?');
    const file = site.find(queryStart < 0 ? target : target.slice(0, queryStart));
    if (file === undefined) return false;

    const { headers } = request;
    if (headers.range !== undefined) return false;
    const form = chooseForm(file, headers['accept-encoding']);
    if (form.bytes === null) return false;

    // Node takes the lists as they are; its types only miss that it does not change them.
    const ready = trust.isHttps(request) ? form.secure : form.plain;
    if (noneMatchFails(headers['if-none-match'], form.etag)) {
      response.writeHead(304, ready.notModified as string[]).end();
    } else {
      response.writeHead(200, ready.ok as string[]).end(form.bytes);
    }
    return true;
  };
}
