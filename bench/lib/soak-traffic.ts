import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { pageIds, pages } from '#site/pages.ts';
import { pdfResume } from '../../scripts/trial/resumes.ts';
import {
  APPLICATION,
  applicationForm,
  CONTACT,
  encodeForm,
  NEWSLETTER,
} from '../../scripts/trial/sample-submissions.ts';

/** What a run of traffic saw. */
export interface Seen {
  pages: number;
  /** Addresses of visitors whose submission was answered with success. */
  readonly acknowledged: Set<string>;
  /** Submissions that got no answer: they may have been kept or not, and the visitor knows neither. */
  unanswered: number;
  readonly problems: string[];
}

export interface Traffic {
  readonly seen: Seen;
  /** Sends nothing new and waits for what is under way. */
  stop(): Promise<void>;
}

export interface TrafficOptions {
  readonly pagesPerSecond: number;
  readonly formsPerSecond: number;
  /** True while the server may be away: a lost connection is no problem then. */
  readonly mayBeAway: () => boolean;
}

const RESUME_BYTES = { min: 20_000, max: 400_000 };
const FORMS = ['contact', 'newsletter', 'careers'] as const;

/** Pages and forms at a steady pace, like visitors who do not wait for each other. */
export function startTraffic(address: string, options: TrafficOptions): Traffic {
  const seen: Seen = { pages: 0, acknowledged: new Set(), unanswered: 0, problems: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const underWay = new Set<Promise<void>>();
  let isRunning = true;
  let serial = 0;

  async function send(what: string, path: string, init?: Body): Promise<number | null> {
    const wasAway = options.mayBeAway();
    try {
      const status = await exchange(agent, address + path, init);
      if (status !== 200) seen.problems.push(`${what} was answered with ${status}`);
      return status;
    } catch (error) {
      // A kept connection that ends at the wrong moment counts with the restart that ended it.
      if (!wasAway && !options.mayBeAway()) seen.problems.push(`${what}: ${(error as Error).message}`);
      return null;
    }
  }

  async function visit(): Promise<void> {
    const id = pageIds[Math.floor(Math.random() * pageIds.length)]!;
    if ((await send(pages[id].path, pages[id].path)) === 200) seen.pages += 1;
  }

  async function submit(): Promise<void> {
    serial += 1;
    const form = FORMS[serial % FORMS.length]!;
    const email = `visitor-${serial}@soak.example`;
    const status = await send(form, ENDPOINTS[form], await bodyOf(form, email));
    if (status === 200) seen.acknowledged.add(email);
    else if (status === null) seen.unanswered += 1;
  }

  async function pace(perSecond: number, one: () => Promise<void>): Promise<void> {
    for (let next = performance.now(); isRunning; next += 1000 / perSecond) {
      await sleep(Math.max(0, next - performance.now()));
      const task = one().finally(() => underWay.delete(task));
      underWay.add(task);
    }
  }
  const pacing = [pace(options.pagesPerSecond, visit), pace(options.formsPerSecond, submit)];

  return {
    seen,
    async stop() {
      isRunning = false;
      await Promise.all(pacing);
      await Promise.all(underWay);
      agent.destroy();
    },
  };
}

interface Body {
  readonly payload: Buffer | string;
  readonly contentType: string;
}

async function bodyOf(form: (typeof FORMS)[number], email: string): Promise<Body> {
  if (form === 'careers') {
    const size = RESUME_BYTES.min + Math.floor(Math.random() * (RESUME_BYTES.max - RESUME_BYTES.min));
    return encodeForm(applicationForm({ ...APPLICATION, email }, { bytes: pdfResume({ bytes: size }) }));
  }
  const fields = form === 'contact' ? CONTACT : NEWSLETTER;
  return { payload: JSON.stringify({ ...fields, email }), contentType: 'application/json' };
}

/** The status, once the whole answer is there. */
function exchange(agent: Agent, url: string, body?: Body): Promise<number> {
  return new Promise((done, reject) => {
    const headers =
      body === undefined
        ? { 'accept-encoding': 'br' }
        : { 'content-type': body.contentType, 'content-length': Buffer.byteLength(body.payload) };
    const outgoing = request(
      url,
      { method: body === undefined ? 'GET' : 'POST', agent, headers },
      (response) => {
        response
          .resume()
          .on('error', reject)
          .on('end', () => done(response.statusCode ?? 0));
      },
    );
    outgoing.on('error', reject).end(body?.payload);
  });
}
