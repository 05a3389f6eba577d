import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createReplyClock } from '#contract/reply-clock.ts';
import { createDigest } from './conversations/digest.ts';
import { createLinkActions, type LinkActions } from './conversations/mail-link-actions.ts';
import { createReplyHooks } from './conversations/reply-delivery.ts';
import { createReplyStore, createReplyWatchdog } from './conversations/reply-promise.ts';
import { openStorage } from './db/database.ts';
import { PEOPLE_MAIL_KINDS } from './db/schema.ts';
import { POSTGRES_WORK_MS } from './db/storage.ts';
import { createDesk, type Desk } from './desk/desk.ts';
import { createRateLimiter, type RateLimiter } from './http/rate-limiter.ts';
import { createMailCourier } from './mail/compose.ts';
import { createMailLinks, createSigningKey } from './mail/links.ts';
import { createMailFiles, mailFolder, removeUnfinished } from './mail/mail-files.ts';
import { createMailSender } from './mail/sender.ts';
import { createSmtpTransport, isOnThisMachine } from './mail/smtp.ts';
import { type Chore, createChores } from './operations/chores.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { createReadiness, type Readiness } from './operations/readiness.ts';
import { createRetention, createRetentionStore } from './operations/retention.ts';
import { addressCompanyMail } from './outbox/addressing.ts';
import { createAlertStore, createDeliveryAlert } from './outbox/alert.ts';
import { createClockCorrection, createClockCorrectionStore } from './outbox/clock-correction.ts';
import { createFigures, createOutboxWatch } from './outbox/health.ts';
import { createOutboxStore } from './outbox/store.ts';
import { createWebhookCourier } from './outbox/webhook.ts';
import { createOutboxWorker } from './outbox/worker.ts';
import type { Config } from './settings/config.ts';
import type { Rate } from './settings/setting.ts';
import type { Company } from './shared/company.ts';
import { createSiteService, type SiteService, type SiteServiceOptions } from './site/service.ts';
import { applyErasures } from './submissions/apply-erasures.ts';
import { createJudge, type Judge } from './submissions/judgement/judge.ts';
import { createLearning } from './submissions/learning.ts';
import { outgoingOnceConfirmed, outgoingOptions } from './submissions/outgoing.ts';
import { createSubmissions, type Submissions } from './submissions/receive.ts';
import { createResumeInspection } from './submissions/resume-inspection.ts';
import { createSubmissionStore } from './submissions/store.ts';
import { type ConfirmationStore, createConfirmationStore } from './subscribers/confirmation.ts';
import { createSubscriberStore, type SubscriberStore } from './subscribers/store.ts';
import { isGoal } from './visits/campaign.ts';
import { createVisitIntake, type VisitIntake } from './visits/intake.ts';
import type { SitePages } from './visits/site-pages.ts';
import { createVisitStore } from './visits/store.ts';

/** The services that the routes use: storage, outbox, mail, visits and the desk. */
export interface Backend {
  readonly company: Company;
  readonly submissions: Submissions;
  readonly subscribers: SubscriberStore;
  readonly confirmations: ConfirmationStore;
  /** Double opt-in: a subscriber has to follow a mailed link. */
  readonly confirmsSubscriptions: boolean;
  /** Valid submissions per client. */
  readonly clientLimit: RateLimiter;
  readonly judge: Judge;
  /** All form requests per client, valid or not. */
  readonly attemptLimit: RateLimiter;
  /** Actions that staff perform through mail links. */
  readonly linkActions: LinkActions;
  /** Requests to mail links per client. */
  readonly linkLimit: RateLimiter;
  /** Origin of the desk for links in mails; null when DESK_URL is not set. */
  readonly deskUrl: string | null;
  readonly visits: VisitIntake;
  readonly readiness: Readiness;
  /** Null when neither METRICS_PORT nor METRICS_TOKEN is set. */
  readonly metrics: Metrics | null;
  readonly metricsToken: string | null;
  readonly desk: Desk;
  /** Edits and publishes the pages; null when this process cannot render them. */
  readonly site: SiteService | null;
  /** Starts the outbox workers, the chores and the visit counter. */
  start(log: FastifyBaseLogger): void;
  close(): Promise<void>;
}

type BackendConfig = Omit<Config, 'host' | 'port' | 'siteDir' | 'builtSite' | 'trustedProxies' | 'logLevel'>;

/** Shutdown waits this long for deliveries in progress. */
const DELIVERY_GRACE_MS = 4000;
/** Shutdown waits this long for all other work, such as a query that hangs. */
const WORK_GRACE_MS = DELIVERY_GRACE_MS + 500;
/** How soon decisions of staff are learned, also those made in other processes. */
const LEARNING_MS = 5000;
/** How long other processes serve the old pages after a publish. */
const SITE_FOLLOW_MS = 3000;
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Visitors who mistype must not lock out others behind the same address. A flood is still refused before its body is read. */
const ATTEMPTS_PER_SUBMISSION = 10;

export async function openBackend(
  config: BackendConfig,
  companyRecord: Company,
  pages: SitePages = new Map(),
  publishing: Pick<SiteServiceOptions, 'bundle' | 'built' | 'fill'> | null = null,
): Promise<Backend> {
  const company = { ...companyRecord, siteUrl: config.siteUrl ?? companyRecord.siteUrl };
  const sender = createMailSender(company, config.mail);
  // The app's logger does not exist yet.
  const onWait = (line: string): void => console.error(line);
  const storage = await openStorage({ ...config, workMs: POSTGRES_WORK_MS, onWait });
  const erasures = await applyErasures(storage, config.dataDir);
  const submissionStore = createSubmissionStore(storage);
  const learning = createLearning(storage.db, {
    isOn: config.forms.isLearning,
    timeZone: company.timeZone,
  });
  const resumes = createResumeInspection();
  // Without a desk this process sends no mail to staff, so that mail must not count as overdue.
  const figures = createFigures(storage.forVisitors, config.desk.port === 0 ? PEOPLE_MAIL_KINDS : []);
  const outgoing = outgoingOptions(config);
  const hasMetrics = config.metrics.port !== null || config.metrics.token !== null;
  const metrics = hasMetrics ? createMetrics(figures) : null;

  const visitStore = createVisitStore(storage);
  const visits = createVisitIntake({ config, store: visitStore, pages, timeZone: company.timeZone });

  const { smtpUrl, allowPlain } = config.mail;
  const transport =
    smtpUrl === null
      ? createMailFiles(mailFolder(config.dataDir))
      : createSmtpTransport(smtpUrl, { allowPlain: allowPlain || isOnThisMachine(smtpUrl) });
  const signingKey = createSigningKey(storage.forVisitors, 'item-links');
  const mailLinks = async (mail: string) =>
    createMailLinks(await signingKey.forSigning(), company.siteUrl, mail, Date.now());
  const wake = (): void => outbox.wake();

  const site =
    publishing &&
    createSiteService({ ...publishing, storage, dataDir: config.dataDir, timeZone: company.timeZone });
  const toCompany = { recipients: sender.to, messageIdDomain: sender.domain, kinds: outgoing };
  const desk = createDesk({
    storage,
    sender,
    transport,
    config: config.desk,
    hasMail: smtpUrl !== null,
    pages,
    visits: visitStore,
    isCounting: config.visits.isCounting,
    site,
    learning,
    outgoing: { ...toCompany, dataDir: config.dataDir, wake },
  });
  const deskUrl = config.desk.port === 0 ? null : config.desk.url;
  const digest = createDigest({
    storage,
    sender,
    transport,
    config: config.digest,
    mailLinks,
    deskUrl,
    onQueued: wake,
  });
  const mailCourier = createMailCourier(storage.db, sender, transport, mailLinks);
  const webhookCourier = createWebhookCourier(storage.db, config.webhook);
  const outbox = createOutboxWorker({
    store: createOutboxStore(storage, createReplyHooks(storage.kind)),
    couriers: [mailCourier, webhookCourier, desk.courier, digest.courier],
    onOutcome: metrics?.countDelivery,
    ...config.outbox,
  });
  // Each woken courier queries the outbox.
  const followUpCouriers = config.webhook === null ? [mailCourier] : [mailCourier, webhookCourier];
  const announce = (): void => {
    outbox.wake(...followUpCouriers);
    storage.changes.announce();
  };

  const chores: Chore[] = [
    { name: 'learn from decisions about spam', everyMs: LEARNING_MS, run: learning.refresh },
    { name: 'delete expired sessions and links', everyMs: 10 * MINUTE_MS, run: desk.forgetOld },
    {
      name: 'delete expired duplicate fingerprints',
      everyMs: 10 * MINUTE_MS,
      run: () => submissionStore.forgetExpired(Date.now()),
    },
    {
      name: 'add recipients to mail queued by older versions',
      everyMs: MINUTE_MS,
      run: async () => {
        if ((await addressCompanyMail(storage.db, sender.to, Date.now())) > 0) wake();
      },
    },
    {
      name: 'correct times after clock changes',
      everyMs: MINUTE_MS,
      run: createClockCorrection({
        store: createClockCorrectionStore(storage),
        leaseMs: config.outbox.leaseMs,
        duplicateWindowMs: config.forms.duplicateWindowMs,
        onHurried: wake,
      }),
    },
    {
      name: 'delete unfinished mail files',
      everyMs: 10 * MINUTE_MS,
      run: async (log) => {
        const count = await removeUnfinished(mailFolder(config.dataDir), Date.now());
        if (count > 0) log.info({ count }, 'deleted mail files that a killed process left half-written');
      },
    },
    { name: 'watch the outbox', everyMs: MINUTE_MS, run: createOutboxWatch(figures.outbox) },
    {
      name: 'apply retention periods',
      everyMs: DAY_MS,
      run: createRetention(createRetentionStore(storage), {
        ...config.retention,
        visitsMs: config.visits.retentionMs,
      }),
    },
  ];
  if (config.webhook !== null) {
    const run = createDeliveryAlert({
      webhook: config.webhook,
      figures: figures.outbox,
      store: createAlertStore(storage.db),
    });
    chores.push({ name: 'alert about failing mail', everyMs: MINUTE_MS, run });
  }
  if (config.reminderLeadMs !== null) {
    const run = createReplyWatchdog({
      store: createReplyStore(storage.db),
      clock: createReplyClock(company.businessHours, company.timeZone),
      leadMs: config.reminderLeadMs,
      recipients: sender.to,
      messageIdDomain: sender.domain,
      onReminder: wake,
    });
    chores.push({ name: 'remind of unanswered enquiries', everyMs: MINUTE_MS, run });
  }
  if (digest.chore !== null) chores.push(digest.chore);
  if (site !== null) {
    chores.push({
      name: 'follow releases of the site',
      everyMs: SITE_FOLLOW_MS,
      run: (log) => site.follow(log),
    });
    chores.push({ name: 'delete unused pictures', everyMs: DAY_MS, run: () => site.media.deleteUnused() });
  }
  const housekeeping = createChores(chores);

  return {
    company,
    submissions: createSubmissions({
      store: submissionStore,
      resumes,
      addressLimit: createRateLimiter(config.limits.address),
      duplicateWindowMs: config.forms.duplicateWindowMs,
      outgoing,
      recipients: sender.to,
      messageIdDomain: sender.domain,
      onSaved({ form, visit, suspicion }) {
        announce();
        const campaign = visit?.campaign ?? null;
        if (campaign !== null && suspicion === null && isGoal(form)) visits.counter?.countSent(campaign);
      },
    }),
    subscribers: createSubscriberStore(storage.forVisitors),
    confirmations: createConfirmationStore(storage.forVisitors, {
      mails: outgoingOnceConfirmed(outgoing),
      recipients: sender.to.newsletter,
      messageIdDomain: sender.domain,
      onConfirmed: wake,
    }),
    confirmsSubscriptions: outgoing.confirm,
    clientLimit: createRateLimiter(config.limits.client),
    judge: createJudge({ minFillMs: config.forms.minFillMs, knowledge: learning.knowledge }),
    visits,
    readiness: createReadiness({ figures: figures.outbox, probe: storage.probe }),
    attemptLimit: createRateLimiter(attemptsOf(config.limits.client)),
    linkActions: createLinkActions({ storage, key: signingKey, outgoing: toCompany, onDone: announce }),
    linkLimit: createRateLimiter(attemptsOf(config.limits.client)),
    deskUrl,
    metrics,
    metricsToken: config.metrics.token,
    desk,
    site,
    start(log) {
      const { problem, ...erased } = erasures;
      if (Object.values(erased).some((count) => count > 0)) {
        log.warn(erased, 'erased data that a restored backup had brought back');
      }
      if (problem !== null) log.error(problem);
      outbox.start(log);
      housekeeping.start(log);
      visits.counter?.start(log);
    },
    async close() {
      const stopped = Promise.all([
        housekeeping.stop(),
        outbox.stop(DELIVERY_GRACE_MS),
        visits.counter?.stop(),
      ]);
      const grace = new AbortController();
      const timeout = sleep(WORK_GRACE_MS, undefined, grace).catch(() => {});
      await Promise.race([stopped, timeout]).finally(() => grace.abort());
      await site?.close();
      await resumes.close();
      await storage.close();
    },
  };
}

function attemptsOf(rate: Rate | null): Rate | null {
  return rate === null ? null : { ...rate, count: rate.count * ATTEMPTS_PER_SUBMISSION };
}
