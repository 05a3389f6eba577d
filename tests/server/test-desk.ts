import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Role, Scope } from '#contract/desk/people.ts';
import { type Backend, openBackend } from '#server/backend.ts';
import { parseConfig } from '#server/config.ts';
import type { Desk } from '#server/desk/desk.ts';
import { loadDeskFiles } from '#server/desk/desk-files.ts';
import { buildDeskServer } from '#server/desk/desk-server.ts';
import { hashOf, newSecret } from '#server/desk/secret.ts';
import { alone, invite } from '#server/storage/people-store.ts';
import type { PersonRow } from '#server/storage/schema.ts';
import { addSession } from '#server/storage/session-store.ts';
import { COMPANY } from './test-backend.ts';

type Reply = LightMyRequestResponse;
type Headers = Record<string, string>;

/** A browser at the desk: it sends what browsers send, and the cookie if it has one. */
export interface DeskClient {
  cookie: string | null;
  get(url: string, headers?: Headers): Promise<Reply>;
  post(url: string, body?: unknown, headers?: Headers): Promise<Reply>;
}

export interface SignedInClient extends DeskClient {
  readonly person: PersonRow;
}

export interface TestDesk {
  readonly app: FastifyInstance;
  readonly backend: Backend;
  readonly desk: Desk;
  readonly dataDir: string;
  readonly log: string[];
  /** What the desk takes for the present; moves only when a test moves it. */
  readonly clock: { now: number };
  /** A browser that nobody is signed in with. */
  browser(headers?: Headers): DeskClient;
  /** Somebody new, signed in. */
  signIn(role: Role, scope?: Scope, name?: string): Promise<SignedInClient>;
  close(): Promise<void>;
}

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
}

/** The desk with storage and mail in a folder of its own, not listening. Mail is not sent unless a test starts the backend. */
export async function openTestDesk({
  env = {},
  databaseUrl = null,
}: TestDeskOptions = {}): Promise<TestDesk> {
  const dataDir = await mkdtemp(join(tmpdir(), 'desk-'));
  await mkdir(join(dataDir, 'built/desk/assets'), { recursive: true });
  await writeFile(join(dataDir, 'built/desk/index.html'), DESK_PAGE);
  await writeFile(join(dataDir, 'built/desk/assets/app-1a2b.js'), DESK_SCRIPT);
  const config = parseConfig({
    DATA_DIR: dataDir,
    SITE_DIR: join(dataDir, 'built/site'),
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    ...env,
  });
  const backend = await openBackend(config, COMPANY);
  const clock = { now: Date.now() };
  const desk: Desk = { ...backend.desk, now: () => clock.now };
  const log: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  const app = buildDeskServer({
    desk,
    files: await loadDeskFiles(config.siteDir),
    trustedProxies: config.trustedProxies,
    logger: { level: 'debug', stream },
    logRequests: true,
  });

  function client(own: Headers = {}): DeskClient {
    const send = async (options: InjectOptions & { headers: Headers }): Promise<Reply> => {
      const cookie: Headers = self.cookie === null ? {} : { cookie: self.cookie };
      const reply = await app.inject({
        ...options,
        headers: { ...BROWSER, ...own, ...cookie, ...options.headers },
      });
      const [set] = [reply.headers['set-cookie'] ?? []].flat();
      // A cookie that is emptied is gone.
      const pair = set?.split(';')[0];
      if (pair !== undefined) self.cookie = pair.endsWith('=') ? null : pair;
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

  let count = 0;
  return {
    app,
    backend,
    desk,
    dataDir,
    log,
    clock,
    browser: client,
    async signIn(role, scope = 'everything', name = 'Ann Lee') {
      count += 1;
      const email = `${name.toLowerCase().replaceAll(' ', '.')}.${count}@example.com`;
      const { storage } = desk;
      const invited = await alone(storage, (trx) => invite(trx, { email, name, role, scope }, clock.now));
      if (!('person' in invited)) throw new Error(`${email} is there already`);
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
    async close() {
      await app.close();
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
