import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { redirects } from '#content/redirects.ts';
import { defaultSiteRight, type Role, type Scope, type SiteRight } from '#contract/desk/people.ts';
import { type Backend, openBackend } from '#server/backend.ts';
import type { PersonRow } from '#server/db/schema.ts';
import type { Desk } from '#server/desk/desk.ts';
import { loadDeskFiles } from '#server/desk/files.ts';
import { buildDeskServer, type DeskServer } from '#server/desk/server.ts';
import { loadSite } from '#server/http/site-files.ts';
import { createOutboxStore } from '#server/outbox/store.ts';
import { createOutboxWorker } from '#server/outbox/worker.ts';
import { addSession, hashOf, newSecret } from '#server/people/sessions.ts';
import { invite, serialized } from '#server/people/store.ts';
import { parseConfig } from '#server/settings/config.ts';
import { readBundle } from '#server/site/bundle.ts';
import { BULK_LIMITS, type BulkLimits } from '#server/submissions/bulk.ts';
import { headerOf } from '../fixtures/mail-server.ts';
import { COMPANY } from './test-backend.ts';

type Reply = LightMyRequestResponse;
/** A header with the value `undefined` is not sent. */
type Headers = Record<string, string | undefined>;

/** A browser at the desk: sends the headers of a browser, and keeps cookies. */
export interface DeskClient {
  cookie: string | null;
  get(url: string, headers?: Headers): Promise<Reply>;
  post(url: string, body?: unknown, headers?: Headers): Promise<Reply>;
}

export interface SignedInClient extends DeskClient {
  readonly person: PersonRow;
}

export interface TestDesk {
  readonly app: DeskServer;
  readonly backend: Backend;
  readonly desk: Desk;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly log: string[];
  /** The clock of the desk, which only tests advance. Eight hours later, sessions have ended. */
  readonly clock: { now: number };
  /** A browser without a session. */
  browser(headers?: Headers): DeskClient;
  /** Creates a person and signs them in. */
  signIn(role: Role, scope?: Scope, name?: string, site?: SiteRight): Promise<SignedInClient>;
  /** Waits until `count` links were mailed to the address, and returns the token of the newest. */
  mailedToken(email: string, count?: number): Promise<string>;
  /** Signs in with a mailed link, in a new browser. */
  signInByMail(email: string, headers?: Headers): Promise<DeskClient>;
  close(): Promise<void>;
}

export const DESK_URL = 'https://desk.example.com';
const LINK = new RegExp(`${DESK_URL}/sign-in/([\\w-]{43})`);
export const DESK_PAGE = '<!doctype html><title>Desk</title>';
export const DESK_SCRIPT = 'console.log("desk")';
const HOST = 'desk.example.com';
const BROWSER: Headers = {
  host: HOST,
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
};

export interface TestDeskOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly databaseUrl?: string | null;
  /** Small limits let a test cover several batches with a few rows. */
  readonly bulk?: BulkLimits;
  /** The folder of a bundle (buildSiteBundle), to edit and publish the site. */
  readonly bundle?: string;
  /** Shared with another desk. */
  readonly dataDir?: string;
}

async function publishingFrom(folder: string) {
  const site = await loadSite(join(folder, 'site'));
  return { bundle: readBundle(join(folder, 'site'))!, built: { site, redirects }, fill: null };
}

/** A desk with its own data folder that does not listen on a port. Its mail is written to files. */
export async function openTestDesk({
  env = {},
  databaseUrl = null,
  bulk = BULK_LIMITS,
  bundle,
  dataDir: sharedDataDir,
}: TestDeskOptions = {}): Promise<TestDesk> {
  const dataDir = sharedDataDir ?? (await mkdtemp(join(tmpdir(), 'desk-')));
  await mkdir(join(dataDir, 'built/desk/assets'), { recursive: true });
  await writeFile(join(dataDir, 'built/desk/index.html'), DESK_PAGE);
  await writeFile(join(dataDir, 'built/desk/assets/app-1a2b.js'), DESK_SCRIPT);
  const config = parseConfig({
    DATA_DIR: dataDir,
    // Whether a digest is due depends on the hour at which the tests run.
    DIGEST_HOUR: 'off',
    SITE_DIR: join(dataDir, 'built/site'),
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    ...env,
  });
  const backend = await openBackend(config, COMPANY, new Map(), bundle ? await publishingFrom(bundle) : null);
  await backend.site?.open();
  const clock = { now: Date.now() };
  const desk: Desk = { ...backend.desk, bulk, now: () => clock.now };
  const log: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  const app = buildDeskServer({
    desk,
    files: await loadDeskFiles(config.builtSite),
    trustedProxies: config.trustedProxies,
    logger: { level: 'debug', stream },
    logRequests: true,
  });

  function client(defaults: Headers = {}): DeskClient {
    const send = async (options: InjectOptions & { headers: Headers }): Promise<Reply> => {
      const cookie: Headers = self.cookie === null ? {} : { cookie: self.cookie };
      const headers = { ...BROWSER, ...defaults, ...cookie, ...options.headers };
      const sent = Object.entries(headers).filter(([, value]) => value !== undefined);
      const reply = await app.inject({ ...options, headers: Object.fromEntries(sent) });
      self.cookie = withCookies(self.cookie, [reply.headers['set-cookie'] ?? []].flat());
      return reply;
    };
    const self: DeskClient = {
      cookie: null,
      get: (url, headers = {}) => send({ method: 'GET', url, headers }),
      post: (url, body = {}, headers = {}) =>
        send({
          method: 'POST',
          url,
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
        }),
    };
    return self;
  }

  /** The tokens of all links mailed to the address, oldest first. */
  async function mailedTokens(email: string): Promise<string[]> {
    const folder = join(dataDir, 'mail');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        return { source: await readFile(path, 'utf8'), at: (await stat(path)).mtimeMs };
      }),
    );
    return mails
      .filter(({ source }) => headerOf(source, 'To') === email)
      .sort((a, b) => a.at - b.at)
      .map(({ source }) => LINK.exec(source.replaceAll('=\r\n', ''))?.[1] ?? '');
  }

  // Mail to the company and visitors waits until a test starts the backend.
  const staffMail = createOutboxWorker({
    store: createOutboxStore(desk.storage),
    couriers: [desk.courier],
    retryMs: 1000,
    leaseMs: 1000,
  });
  let count = 0;
  const test: TestDesk = {
    app,
    backend,
    desk,
    dataDir,
    databaseUrl,
    log,
    clock,
    browser: client,
    async signIn(role, scope = 'everything', name = 'Ann Lee', site = defaultSiteRight(role)) {
      count += 1;
      const email = `${name.toLowerCase().replaceAll(' ', '.')}.${count}@example.com`;
      const { storage } = desk;
      const invited = await serialized(storage, (trx) =>
        invite(trx, { email, name, role, scope, site }, clock.now),
      );
      if (!('person' in invited)) throw new Error(`${email} already exists`);
      const secret = newSecret();
      await addSession(storage.db, {
        idHash: hashOf(secret),
        personId: invited.person.id,
        browser: 'Firefox on Windows',
        now: clock.now,
        expiresAt: clock.now + desk.config.sessionMs,
      });
      return Object.assign(client(), { person: invited.person, cookie: `desk=${secret}` });
    },
    async mailedToken(email, wanted = 1) {
      await expect.poll(() => mailedTokens(email)).toHaveLength(wanted);
      return (await mailedTokens(email)).at(-1)!;
    },
    async signInByMail(email, headers = {}) {
      const earlier = (await mailedTokens(email)).length;
      const browser = client(headers);
      await browser.post('/api/sign-in', { email });
      await browser.post(`/api/sign-in/${await test.mailedToken(email, earlier + 1)}`);
      return browser;
    },
    async close() {
      await app.close();
      await staffMail.stop(1000);
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  await app.ready();
  desk.start(DESK_URL);
  staffMail.start(app.log);
  return test;
}

/** The cookies after a response; one that was set to an empty value is deleted. */
function withCookies(current: string | null, set: readonly string[]): string | null {
  const pairs = [...(current?.split('; ') ?? []), ...set.map((each) => each.split(';')[0]!)];
  const jar = new Map(pairs.map((pair) => [pair.split('=')[0]!, pair]));
  const kept = [...jar.values()].filter((pair) => !pair.endsWith('='));
  return kept.length === 0 ? null : kept.join('; ');
}
