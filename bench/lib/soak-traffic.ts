import { randomBytes } from 'node:crypto';
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
  /** Visitors who were told to send it again later. */
  askedToWait: number;
  slowestAnswerMs: number;
  readonly problems: string[];
}

export interface Traffic {
  readonly seen: Seen;
  /** Sends nothing new and waits for what is under way. */
  stop(): Promise<void>;
}

export interface TrafficOptions {
  readonly visitors: number;
  readonly pagesPerSecond: number;
  /** True while the server may be away: a lost connection is no problem then. */
  readonly mayBeAway: () => boolean;
  /** True while the database may not answer: to be asked to send it again is no problem then. */
  readonly mayBeFrozen: () => boolean;
}

const AWAY_PAUSE_MS = 50;
/** One in so many sends a resume along, or subscribes. */
const RESUME_EVERY = 25;
const NEWSLETTER_EVERY = 10;

/** Visitors who send one form after the other, and pages at a steady pace beside them. */
export function startTraffic(address: string, options: TrafficOptions): Traffic {
  const { mayBeAway, mayBeFrozen } = options;
  const seen: Seen = {
    pages: 0,
    acknowledged: new Set(),
    unanswered: 0,
    askedToWait: 0,
    slowestAnswerMs: 0,
    problems: [],
  };
  const agent = new Agent({ keepAlive: true, maxSockets: options.visitors + 8 });
  let isRunning = true;
  let serial = 0;

  async function send(what: string, path: string, body?: Body): Promise<number | null> {
    const [wasAway, wasFrozen] = [mayBeAway(), mayBeFrozen()];
    const started = performance.now();
    try {
      const status = await exchange(agent, address + path, body);
      if (body !== undefined)
        seen.slowestAnswerMs = Math.max(seen.slowestAnswerMs, performance.now() - started);
      const isExcused =
        status === 503 && body !== undefined && (wasFrozen || mayBeFrozen() || wasAway || mayBeAway());
      if (status !== 200 && !isExcused) seen.problems.push(`${what} was answered with ${status}`);
      return status;
    } catch (error) {
      // A kept connection that ends at the wrong moment counts with the restart that ended it.
      if (!wasAway && !mayBeAway()) seen.problems.push(`${what}: ${(error as Error).message}`);
      await sleep(AWAY_PAUSE_MS);
      return null;
    }
  }

  async function browse(): Promise<void> {
    for (let next = performance.now(); isRunning; next += 1000 / options.pagesPerSecond) {
      await sleep(Math.max(0, next - performance.now()));
      const id = pageIds[Math.floor(Math.random() * pageIds.length)]!;
      if ((await send(pages[id].path, pages[id].path)) === 200) seen.pages += 1;
    }
  }

  async function sendForms(): Promise<void> {
    while (isRunning) {
      serial += 1;
      const email = `visitor-${serial}@soak.example`;
      const form =
        serial % RESUME_EVERY === 0 ? 'careers' : serial % NEWSLETTER_EVERY === 0 ? 'newsletter' : 'contact';
      const status = await send(form, ENDPOINTS[form], await bodyOf(form, email));
      if (status === 200) seen.acknowledged.add(email);
      else if (status === null) seen.unanswered += 1;
      else if (status === 503) seen.askedToWait += 1;
    }
  }

  const working = [browse(), ...Array.from({ length: options.visitors }, sendForms)];
  return {
    seen,
    async stop() {
      isRunning = false;
      await Promise.all(working);
      agent.destroy();
    },
  };
}

interface Body {
  readonly payload: Buffer | string;
  readonly contentType: string;
}

async function bodyOf(form: 'contact' | 'newsletter' | 'careers', email: string): Promise<Body> {
  // The same words from many addresses would be held as spam.
  const words = randomBytes(24).toString('hex').match(/.{6}/g)!.join(' ');
  if (form === 'careers') {
    const application = `${APPLICATION.application} ${words}`;
    const bytes = pdfResume({ bytes: 20_000 });
    return encodeForm(applicationForm({ ...APPLICATION, application, email }, { bytes }));
  }
  const fields =
    form === 'contact' ? { ...CONTACT, specificDetails: `${CONTACT.specificDetails} ${words}` } : NEWSLETTER;
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
