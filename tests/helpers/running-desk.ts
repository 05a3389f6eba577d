import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { POSITION_QUERY, REQUEST_HEADERS } from '#contract/endpoints.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { freePort } from '../fixtures/free-port.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { startPostgres } from '../fixtures/postgres.ts';
import {
  APPLICATION,
  applicationForm,
  CONTACT,
  NEWSLETTER,
  type ResumeFile,
} from '../fixtures/sample-submissions.ts';
import { startServerProcess } from '../fixtures/server-process.ts';
import type { DatabaseName } from './databases.ts';

export interface RunningDesk {
  readonly address: string;
  /** URL of its public site. */
  readonly siteAddress: string;
  /** One-time link that creates the first administrator. */
  readonly setupLink: string;
  /** Accepts all mail, except to addresses that start with "bounce". */
  readonly mail: MailServer;
  /** Submit a form as a visitor would; those that return a string return the reference. */
  enquire(fields?: Partial<typeof CONTACT>, options?: SubmitOptions): Promise<string>;
  apply(
    fields?: Partial<typeof APPLICATION>,
    resume?: ResumeFile,
    position?: string,
    options?: SubmitOptions,
  ): Promise<string>;
  subscribe(fields?: Partial<typeof NEWSLETTER>, options?: SubmitOptions): Promise<void>;
  /** The next unused sign-in link mailed to an address. */
  mailedLink(email: string): Promise<string>;
  close(): Promise<void>;
}

export interface SubmitOptions {
  /** Fills in the honeypot field, so that the submission is quarantined. */
  readonly fillsHoneypot?: boolean;
}

export interface DeskOptions {
  readonly database?: DatabaseName;
  /** Seeds the SQLite database before the server starts. */
  readonly seed?: (dataDir: string) => Promise<unknown>;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the server with the built desk, a mail server and its own database. */
export async function startDesk({
  database = 'SQLite',
  seed,
  settings = {},
}: DeskOptions = {}): Promise<RunningDesk> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-test-'));
  await seed?.(dataDir);
  const port = await freePort();
  const mail = await startMailServer();
  mail.recipientVerdict = (to) => (to.startsWith('bounce') ? '550 5.1.1 No such user here' : null);
  const postgres = database === 'PostgreSQL' ? await startPostgres() : null;
  const server = await startServerProcess({
    API_ONLY: '0',
    DATA_DIR: dataDir,
    DESK_PORT: String(port),
    ...(postgres && { DATABASE_URL: await postgres.newDatabase() }),
    SMTP_URL: mail.url,
    RATE_LIMIT_CLIENT: 'off',
    RATE_LIMIT_ADDRESS: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  });
  const address = `http://127.0.0.1:${port}`;
  const usedMessageIds = new Set<string>();

  async function send(
    path: string,
    body: string | FormData,
    headers: Record<string, string>,
  ): Promise<string> {
    const response = await fetch(server.address + path, { method: 'POST', headers, body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} responded ${response.status}: ${text}`);
    return (JSON.parse(text) as { reference: string }).reference;
  }
  const headersFor = ({ fillsHoneypot = false }: SubmitOptions = {}) => ({
    ...(fillsHoneypot && { [REQUEST_HEADERS.trap]: 'x' }),
  });
  const sendJson = (path: string, fields: object, options?: SubmitOptions) =>
    send(path, JSON.stringify(fields), { 'content-type': 'application/json', ...headersFor(options) });

  return {
    address,
    siteAddress: server.address,
    setupLink: /http:\S+\/sign-in\/\S+/.exec(server.output())?.[0] ?? '',
    mail,
    enquire: (fields, options) => sendJson(CONTACT_FORM.endpoint, { ...CONTACT, ...fields }, options),
    apply(fields, resume, position = 'Product Manager', options) {
      const form = applicationForm({ ...APPLICATION, ...fields }, resume);
      const path = `${CAREERS_FORM.endpoint}?${POSITION_QUERY}=${encodeURIComponent(position)}`;
      return send(path, form, headersFor(options));
    },
    async subscribe(fields, options) {
      await sendJson(NEWSLETTER_FORM.endpoint, { ...NEWSLETTER, ...fields }, options);
    },
    mailedLink: (email) =>
      waitFor(`a sign-in link to ${email}`, () => {
        for (const { to, source, messageId } of mail.received) {
          if (usedMessageIds.has(messageId) || !to.includes(email)) continue;
          const link = /http:\S+\/sign-in\/[\w-]{43}/.exec(source.replaceAll('=\r\n', ''))?.[0];
          usedMessageIds.add(messageId);
          if (link) return link;
        }
        return undefined;
      }),
    async close() {
      await server.kill('SIGTERM');
      await mail.close();
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const TIMEOUT_MS = 20_000;

async function waitFor<Value>(description: string, find: () => Value | undefined): Promise<Value> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`Timed out waiting for ${description}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
