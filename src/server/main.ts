import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { company, oneLineAddress } from '#content/company.ts';
import { redirects } from '#content/redirects.ts';
import type { RenderAnswer } from '#contract/answer.ts';
import { type AppDeps, buildApp } from './app.ts';
import { type Backend, openBackend } from './backend.ts';
import { type DeskProcess, prepareDesk } from './desk/process.ts';
import { tagSources } from './http/headers.ts';
import { fillAnswers, fillOf, fillSite } from './http/served-texts.ts';
import { loadSite } from './http/site-files.ts';
import { mailFolder } from './mail/mail-files.ts';
import { type MetricsServer, startMetricsServer } from './operations/metrics-server.ts';
import { findSiteAddress, hostForPeople } from './settings/addresses.ts';
import { type Config, parseConfig } from './settings/config.ts';
import type { Company } from './shared/company.ts';
import { prepareShutdown } from './shared/shutdown.ts';
import { readBundle } from './site/bundle.ts';
import { explainStartFailure } from './start-failure.ts';
import { readSitePages, updatePages } from './visits/site-pages.ts';

/**
 * Renders the result pages of forms submitted without JavaScript; null when the build has none. The bundle contains React,
 * which nothing else in this process needs, so it is loaded on first use.
 */
function findAnswerRenderer(siteDir: string): RenderAnswer | null {
  const file = join(siteDir, '..', 'render', 'answers.js');
  if (!existsSync(file)) return null;
  return async (answer) => {
    const { renderAnswer }: { renderAnswer: RenderAnswer } = await import(pathToFileURL(file).href);
    return renderAnswer(answer);
  };
}

/** Service managers kill a process some 20 seconds after the signal. */
const SHUTDOWN = { requestsMs: 8000, allMs: 14_000 };
const SIGNAL_EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** The maps on the contact page, the only third-party frames. */
const FRAME_SOURCES = ['https://www.openstreetmap.org/export/embed.html'];

/** Only the composition root knows which company this is. */
const COMPANY: Omit<Company, 'siteUrl'> = {
  name: company.name,
  shortName: company.shortName,
  address: oneLineAddress(company.headquarters),
  phone: company.phone.display,
  timeZone: company.headquarters.timeZone,
  businessHours: company.businessHours,
  offices: company.offices.map(({ city, timeZone }) => ({ city, timeZone })),
  email: company.email,
};

async function start(settings: Config): Promise<void> {
  // A build replaces the symlink `dist`. The real path keeps this process on the files that it started with.
  const builtSite = await realpath(settings.builtSite).catch(() => settings.builtSite);
  const config = { ...settings, builtSite, siteDir: settings.siteDir && builtSite };
  const { site: built, renderAnswer, fill } = await loadPages(config);
  const address = await findSiteAddress({ ...config, builtSite: config.siteDir }, company);
  const companyRecord = { ...COMPANY, siteUrl: address.url };
  const pages = new Map(await readSitePages(config.builtSite));
  const bundle = readBundle(config.builtSite);
  const publishing = built && bundle && { bundle, built: { site: built, redirects }, fill };
  const backend = await openBackend(config, companyRecord, pages, publishing);
  const { site, redirects: served } = (await backend.site?.open()) ?? { site: built, redirects };
  backend.site?.onReplace((next) => updatePages(pages, next.site));
  if (site !== null && site !== built) updatePages(pages, site);
  const serving: Pick<AppDeps, 'trustedProxies' | 'logger' | 'logRequests'> = {
    trustedProxies: config.trustedProxies,
    logger: {
      level: config.logLevel,
      // The log is for machines and goes to stderr; stdout keeps the few lines for people.
      stream: process.stderr,
      hooks: {
        logMethod(args, method) {
          // Fastify logs each address it listens on, which stdout says already.
          if (!String(args[0]).startsWith('Server listening at ')) method.apply(this, args);
        },
      },
    },
    logRequests: config.logLevel === 'debug' || config.logLevel === 'trace',
  };
  const app = buildApp({
    ...serving,
    site,
    backend,
    renderAnswer,
    redirects: served,
    frameSources: FRAME_SOURCES,
    hstsIncludesSubdomains: config.hstsIncludesSubdomains,
    tagSources: site && config.tag && tagSources(config.tag),
  });
  const desk = await prepareDesk(config, backend.desk, serving);
  closeTogether(app, desk);

  const shutdown = prepareShutdown(app);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    const outcome = await shutdown.close(SHUTDOWN);
    if (outcome === 'cut-off') {
      app.log.warn(`requests still running after ${SHUTDOWN.requestsMs / 1000} s were cut off`);
    }
    if (outcome === 'hanging') {
      app.log.error(
        `shutdown took longer than ${SHUTDOWN.allMs / 1000} s, so the process is killed; accepted submissions are stored, and mail in transit may be sent twice`,
      );
      // process.exit waits for the database thread, which may be waiting for a disk that hangs.
      process.kill(process.pid, 'SIGKILL');
    }
    process.exit(0);
  };
  let wasSignaled = false;
  const onSignal = (signal: keyof typeof SIGNAL_EXIT_CODES): void => {
    // A second signal ends the process at once.
    if (wasSignaled) process.exit(SIGNAL_EXIT_CODES[signal]);
    wasSignaled = true;
    stop();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.off('disconnect', endBeforeStart);
  // After Ctrl-C the parent process ends too, before or after our own signal. That does not count as a second signal.
  process.on('disconnect', stop);

  const metricsServer = await openMetrics(config, backend);

  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  const lines = [
    `${company.shortName} is running at http://${hostForPeople(config.host)}:${port}`,
    `Its public address in pages and mails is ${address.url} (from ${address.from})`,
  ];
  if (config.mail.smtpUrl === null) {
    lines.push(`No mail server is set (SMTP_URL): mail is written to ${mailFolder(config.dataDir)}`);
  }
  if (site === null && fillOf(config) !== null) {
    lines.push(
      'With API_ONLY, the pages come from another host and state the default settings: their cookie drawer and privacy policy do not reflect the newsletter, visit and retention settings of this server, and TAG_URL has no effect.',
    );
  }
  if (metricsServer !== null) {
    lines.push(`Metrics at http://${hostForPeople(config.metrics.host)}:${metricsServer.port}/metrics`);
  }
  if (desk !== null) lines.push(...(await desk.listen()));
  console.log(lines.join('\n'));
}

/** The site and the renderer of form results, with the texts that depend on settings filled in. */
async function loadPages(config: Config) {
  if (config.siteDir === null) return { site: null, renderAnswer: null, fill: null };
  const site = await loadSite(config.siteDir);
  const renderAnswer = findAnswerRenderer(config.siteDir);
  const fill = fillOf(config);
  if (fill === null) return { site, renderAnswer, fill };
  return { site: await fillSite(site, fill), renderAnswer: fillAnswers(renderAnswer, fill), fill };
}

/** Both stop listening at the same time; the backend closes after both. */
function closeTogether(app: FastifyInstance, desk: DeskProcess | null): void {
  if (desk === null) return;
  let closing: Promise<void> | undefined;
  app.addHook('preClose', (done) => {
    closing = desk.close();
    done();
  });
  app.addHook('onClose', () => closing);
}

async function openMetrics(
  { metrics: { host, port } }: Config,
  { metrics, readiness }: Backend,
): Promise<MetricsServer | null> {
  return metrics === null || port === null
    ? null
    : startMetricsServer({ metrics, readiness }, { host, port });
}

/** Before the server is up there is nothing to finish. */
function endBeforeStart(): void {
  process.exit(0);
}

// `npm start` and `npm run dev` hold an IPC channel to this process. When it closes, the parent is gone or wants us to end,
// so nobody else would stop us. It may have closed while the imports were loading.
process.on('disconnect', endBeforeStart);
if (process.connected === false) endBeforeStart();

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await start(parseConfig(process.env));
} catch (error) {
  console.error(explainStartFailure(error, process.env.STARTED_BY));
  process.exit(1);
}
