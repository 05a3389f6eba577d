import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CAREERS_FORM } from '../../src/contract/careers.ts';
import { CONTACT_FORM } from '../../src/contract/contact.ts';
import { POSITION_QUERY, REQUEST_HEADERS } from '../../src/contract/endpoints.ts';
import { NEWSLETTER_FORM } from '../../src/contract/newsletter.ts';
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
  readonly firstLink: string;
  /** Accepts all mail except to addresses that begin with "bounce". */
  readonly mail: MailServer;
  /** These submit a form like a visitor, and return the reference. */
  enquire(fields?: Partial<typeof CONTACT>, options?: Sent): Promise<string>;
  apply(
    fields?: Partial<typeof APPLICATION>,
    resume?: ResumeFile,
    position?: string,
    options?: Sent,
  ): Promise<string>;
  subscribe(fields?: Partial<typeof NEWSLETTER>, options?: Sent): Promise<void>;
  /** The next sign-in link that is mailed to an address. */
  mailedLink(email: string): Promise<string>;
  close(): Promise<void>;
}

export interface Sent {
  /** Fills in the honeypot field, so that the submission is quarantined. */
  readonly isTrapped?: boolean;
}

export interface DeskStart {
  readonly database?: DatabaseName;
  /** Fills the SQLite database before the start. */
  readonly fill?: (dataDir: string) => Promise<unknown>;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the server with the built desk, a mail server, and its own database. */
export async function startDesk({
  database = 'SQLite',
  fill,
  settings = {},
}: DeskStart = {}): Promise<RunningDesk> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-test-'));
  await fill?.(dataDir);
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
  const used = new Set<string>();

  async function send(
    path: string,
    body: string | FormData,
    headers: Record<string, string>,
  ): Promise<string> {
    const response = await fetch(server.address + path, { method: 'POST', headers, body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return (JSON.parse(text) as { reference: string }).reference;
  }
  const headersFor = ({ isTrapped = false }: Sent = {}) => ({
    ...(isTrapped && { [REQUEST_HEADERS.trap]: 'x' }),
  });
  const sendJson = (path: string, fields: object, options?: Sent) =>
    send(path, JSON.stringify(fields), { 'content-type': 'application/json', ...headersFor(options) });

  return {
    address,
    siteAddress: server.address,
    firstLink: /http:\S+\/sign-in\/\S+/.exec(server.output())?.[0] ?? '',
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
      eventually(`a link to ${email}`, () => {
        for (const { to, source, messageId } of mail.received) {
          if (used.has(messageId) || !to.includes(email)) continue;
          const link = /http:\S+\/sign-in\/[\w-]{43}/.exec(source.replaceAll('=\r\n', ''))?.[0];
          used.add(messageId);
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

const PATIENCE_MS = 20_000;

async function eventually<Value>(what: string, look: () => Value | undefined): Promise<Value> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (Date.now() > until) throw new Error(`There was never ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
