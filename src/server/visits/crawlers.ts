import type { IncomingHttpHeaders } from 'node:http';

/** Every browser that people use calls itself this first, for reasons of the last century; programs mostly do not. */
const BROWSER = 'Mozilla/';
/** Cubot makes phones. */
const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|pagespeed|gtmetrix|pingdom|uptime|monitor|preview|facebookexternalhit|mediapartners|phantomjs|scrap|archiver/i;

/** No visitor: a program that says so, or a browser that loads a page which may never be looked at. */
export function isNoVisitor(headers: IncomingHttpHeaders): boolean {
  if (!isBrowser(headers['user-agent'] ?? '')) return true;
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  return purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose));
}

/** Few browsers make most visits, so what they are is found out once. Forgotten with the next thousand. */
const known = new Map<string, boolean>();
const MOST_KNOWN = 1000;

function isBrowser(agent: string): boolean {
  let answer = known.get(agent);
  if (answer === undefined) {
    answer = agent.startsWith(BROWSER) && !CRAWLER.test(agent);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(agent, answer);
  }
  return answer;
}
