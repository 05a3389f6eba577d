import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { type Config, parseConfig } from './config.ts';
import { loadSite } from './http/site-files.ts';
import { prepareShutdown } from './shutdown.ts';
import { explainStartFailure } from './start-failure.ts';

const GRACE_MS = 10_000;
const SIGNAL_EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** The maps on the contact page: the only foreign pages that ours show. */
const FRAME_SOURCES = ['https://www.openstreetmap.org'];

async function start(config: Config): Promise<void> {
  const app = buildApp({
    site: config.siteDir === null ? null : await loadSite(config.siteDir),
    frameSources: FRAME_SOURCES,
    trustedProxies: config.trustedProxies,
    // The log is for machines and goes to stderr; stdout keeps the one line for people.
    logger: { level: config.logLevel, stream: process.stderr },
    logRequests: config.logLevel === 'debug' || config.logLevel === 'trace',
  });

  const shutdown = prepareShutdown(app);
  let isStopping = false;
  const stop = async (signal: keyof typeof SIGNAL_EXIT_CODES): Promise<void> => {
    // Whoever asks twice does not want to wait.
    if (isStopping) process.exit(SIGNAL_EXIT_CODES[signal]);
    isStopping = true;
    const inTime = await shutdown.close(GRACE_MS);
    if (!inTime) app.log.warn(`requests still running after ${GRACE_MS / 1000} s were cut off`);
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Started by `npm start`: when that is gone, however it went, nobody is left to stop us.
  process.on('disconnect', () => stop('SIGTERM'));

  // Fastify announces each address at level info: our own line says it once, so keep this one quiet.
  app.log.level = config.logLevel === 'silent' ? 'silent' : 'warn';
  await app.listen({ host: config.host, port: config.port });
  app.log.level = config.logLevel;

  const { port } = app.server.address() as AddressInfo;
  console.log(`Kelvane is running at http://${hostForPeople(config.host)}:${port}`);
}

/** An address that can be opened: the wildcard ones can only be listened on. */
function hostForPeople(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await start(parseConfig(process.env));
} catch (error) {
  console.error(explainStartFailure(error));
  process.exit(1);
}
