import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { makeLink } from '../people/links.ts';
import { hostForPeople } from '../settings/addresses.ts';
import type { Config } from '../settings/config.ts';
import { prepareShutdown } from '../shared/shutdown.ts';
import type { Desk } from './desk.ts';
import { loadDeskFiles } from './files.ts';
import { buildDeskServer, type DeskServerDeps } from './server.ts';

/** The desk's server, in the same process as the public one. */
export interface DeskProcess {
  /** Returns lines for the operator. */
  listen(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Tells the operator which port is in use. */
export class DeskPortError extends Error {
  constructor({ host, port }: { readonly host: string; readonly port: number }, cause: unknown) {
    super(`The desk cannot listen on ${host}:${port} (${(cause as NodeJS.ErrnoException).code}).`, { cause });
    this.name = 'DeskPortError';
  }
}

const FIRST_PORT = 3001;
const MAX_TRIES = 50;
/** Time limits for requests in flight and for the whole shutdown. */
const ENDING = { requestsMs: 5000, allMs: 6000 };

/** Null when the desk is switched off. */
export async function prepareDesk(
  config: Config,
  desk: Desk,
  options: Omit<DeskServerDeps, 'desk' | 'files'>,
): Promise<DeskProcess | null> {
  const { host, port } = config.desk;
  if (port === 0) return null;
  const app = buildDeskServer({ ...options, desk, files: await loadDeskFiles(config.builtSite) });
  const shutdown = prepareShutdown(app);
  return {
    async listen() {
      const listening = await (port === null ? listenOnFree(app, host) : listen(app, host, port));
      desk.start(`http://${hostForPeople(host)}:${listening}`);
      return greeting(desk, host);
    },
    async close() {
      await shutdown.close(ENDING);
    },
  };
}

/** While there are no people, includes a link to become the first administrator, as notebook servers do. */
async function greeting(desk: Desk, host: string): Promise<readonly string[]> {
  const address = desk.address();
  const lines = [`The desk is at ${address}`];
  const people = await desk.people.count();
  // A single person on the same machine needs no public URL.
  if (desk.config.url === null && (people > 1 || !isLoopback(host))) {
    lines.push(
      `DESK_URL is not set, so emails link to ${address}, which may open on this machine only. Set it to the address that people open, such as https://desk.example.com`,
    );
  }
  if (people > 0) return lines;
  const link = { personId: null, purpose: 'first-administrator', address, now: desk.now() } as const;
  const url = await makeLink(desk.storage.db, link);
  return [...lines, `Become its first administrator, once and within ten minutes: ${url}`];
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

async function listenOnFree(app: FastifyInstance, host: string): Promise<number> {
  for (let port = FIRST_PORT; ; port += 1) {
    try {
      return await listen(app, host, port);
    } catch (error) {
      const { code } = (error as DeskPortError).cause as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE' || port === FIRST_PORT + MAX_TRIES) throw error;
    }
  }
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<number> {
  try {
    await app.listen({ host, port });
    return (app.server.address() as AddressInfo).port;
  } catch (error) {
    throw new DeskPortError({ host, port }, error);
  }
}
