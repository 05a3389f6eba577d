import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { FORMS } from '#contract/forms.ts';
import { pageIds, pages } from '#site/pages.ts';
import { pdfResume } from '../../tests/fixtures/resumes.ts';
import {
  APPLICATION,
  applicationForm,
  CONTACT,
  encodeForm,
  NEWSLETTER,
} from '../../tests/fixtures/sample-submissions.ts';

/** Results of a run. */
export interface TrafficResults {
  pages: number;
  /** Email addresses of visitors whose submission was acknowledged. */
  readonly acknowledged: Set<string>;
  /** Submissions without a response, which may have been stored or not. */
  unanswered: number;
  /** Submissions answered with 503: retry later. */
  unavailable: number;
  slowestAnswerMs: number;
  readonly problems: string[];
}

export interface Traffic {
  readonly seen: TrafficResults;
  /** Stops sending and waits for requests in progress. */
  stop(): Promise<void>;
}

export interface TrafficOptions {
  readonly visitors: number;
  readonly pagesPerSecond: number;
  /** True while the server may be down: lost connections are expected then. */
  readonly mayBeDown: () => boolean;
  /** True while the database may be frozen: 503 is expected then. */
  readonly mayBeFrozen: () => boolean;
}

const RETRY_PAUSE_MS = 50;
/** Every nth visitor sends a resume, or subscribes. */
const RESUME_EVERY = 25;
const NEWSLETTER_EVERY = 10;

/** Visitors who send one form after another, and page requests at a steady rate. */
export function startTraffic(address: string, options: TrafficOptions): Traffic {
  const { mayBeDown, mayBeFrozen } = options;
  const seen: TrafficResults = {
    pages: 0,
    acknowledged: new Set(),
    unanswered: 0,
    unavailable: 0,
    slowestAnswerMs: 0,
    problems: [],
  };
  const agent = new Agent({ keepAlive: true, maxSockets: options.visitors + 8 });
  let isRunning = true;
  let serial = 0;

  async function send(what: string, path: string, body?: Body): Promise<number | null> {
    const [wasDown, wasFrozen] = [mayBeDown(), mayBeFrozen()];
    const started = performance.now();
    try {
      const status = await exchange(agent, address + path, body);
      if (body !== undefined)
        seen.slowestAnswerMs = Math.max(seen.slowestAnswerMs, performance.now() - started);
      const isExcused =
        status === 503 && body !== undefined && (wasFrozen || mayBeFrozen() || wasDown || mayBeDown());
      if (status !== 200 && !isExcused) seen.problems.push(`${what} was answered with ${status}`);
      return status;
    } catch (error) {
      // A keep-alive connection that broke because of a restart is expected too.
      if (!wasDown && !mayBeDown()) seen.problems.push(`${what}: ${(error as Error).message}`);
      await sleep(RETRY_PAUSE_MS);
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
      const status = await send(form, FORMS[form].endpoint, await bodyOf(form, email));
      if (status === 200) seen.acknowledged.add(email);
      else if (status === null) seen.unanswered += 1;
      else if (status === 503) seen.unavailable += 1;
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
  // The same text from many addresses would be quarantined as spam.
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

/** Resolves with the status once the whole response has arrived. */
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
