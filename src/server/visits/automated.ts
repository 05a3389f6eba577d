import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** True for crawlers, and for a prefetch or prerender, which nobody may ever see. */
export function isAutomated(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'];
  // Every browser's user agent starts with Mozilla; those of most programs do not.
  if (agent === undefined || !agent.startsWith('Mozilla/') || isbot(agent)) return true;
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  return purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose));
}
