import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { OutboxKind } from '../db/schema.ts';
import type { Figures, OutboxFigures, SubmissionFigure } from '../outbox/health.ts';
import type { DeliveryOutcome } from '../outbox/state.ts';

/** Counts by labels, since the process started. */
interface Counter<Label extends string> {
  add(labels: Readonly<Record<Label, string>>): void;
  samples(): Sample[];
}

function createCounter<Label extends string>(): Counter<Label> {
  const counts = new Map<string, { labels: Readonly<Record<Label, string>>; value: number }>();
  return {
    add(labels) {
      const key = JSON.stringify(labels);
      const current = counts.get(key);
      if (current === undefined) counts.set(key, { labels, value: 1 });
      else current.value += 1;
    },
    samples: () => [...counts.values()].map(({ labels, value }) => ({ labels, value })),
  };
}

/** The text format of Prometheus, version 0.0.4. */
export const METRICS_CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

interface MetricFamily {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge';
  readonly samples: readonly Sample[];
}

function toExposition(families: readonly MetricFamily[]): string {
  return families.map(familyText).join('');
}

function familyText({ name, help, type, samples }: MetricFamily): string {
  const lines = samples.map(({ labels, value }) => `${name}${labelText(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

/** No escaping: our label values contain no quotes, backslashes or line breaks. */
function labelText(labels: Sample['labels']): string {
  if (labels === undefined) return '';
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return `{${pairs.join(',')}}`;
}

const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

/** Created only if metrics are enabled, because monitoring the event loop costs a timer. */
function createProcessMetrics(): () => MetricFamily[] {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();

  /** The measured delay includes the timer's own resolution. It is NaN before the first measurement. */
  const lag = (nanoseconds: number): number =>
    Math.max(0, (nanoseconds || 0) / NANOSECONDS - RESOLUTION_MS / 1000);

  return () => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    const lags = [
      { labels: { quantile: '0.5' }, value: lag(delay.percentile(50)) },
      { labels: { quantile: '0.99' }, value: lag(delay.percentile(99)) },
      { labels: { quantile: '1' }, value: lag(delay.max) },
    ];
    delay.reset();
    return [
      gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.', startedAt),
      gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
      {
        name: 'process_cpu_seconds_total',
        help: 'Processor time used.',
        type: 'counter',
        samples: [{ value: (userCPUTime + systemCPUTime) / 1e6 }],
      },
      gauge('nodejs_heap_size_used_bytes', 'JavaScript heap in use.', heapUsed),
      gauge('nodejs_heap_size_total_bytes', 'JavaScript heap taken from the system.', heapTotal),
      gauge(
        'nodejs_external_memory_bytes',
        'Memory outside of the JavaScript heap, such as buffers.',
        external,
      ),
      {
        name: 'nodejs_eventloop_lag_seconds',
        help: 'How late the event loop was since the last time someone asked.',
        type: 'gauge',
        samples: lags,
      },
    ];
  };
}

function gauge(name: string, help: string, value: number): MetricFamily {
  return { name, help, type: 'gauge', samples: [{ value }] };
}

export interface Metrics {
  countResponse(status: number): void;
  countDelivery(kind: OutboxKind, state: DeliveryOutcome['state']): void;
  /** Works without the database, too, and then reports that it is down. */
  text(): Promise<string>;
}

const RESULTS = { sent: 'sent', pending: 'retry', dead: 'dead', cancelled: 'cancelled' } as const;

export function createMetrics(figures: Figures, now: () => number = Date.now): Metrics {
  const responses = createCounter<'class'>();
  const deliveries = createCounter<'kind' | 'result'>();
  const processMetrics = createProcessMetrics();

  async function databaseMetrics(): Promise<MetricFamily[]> {
    try {
      return [
        databaseUp(1),
        ...outboxMetrics(await figures.outbox(), now()),
        submissionMetrics(await figures.submissions()),
      ];
    } catch {
      return [databaseUp(0)];
    }
  }

  return {
    countResponse: (status) => responses.add({ class: `${Math.floor(status / 100)}xx` }),
    countDelivery: (kind, state) => deliveries.add({ kind, result: RESULTS[state] }),
    async text() {
      return toExposition([
        ...(await databaseMetrics()),
        {
          name: 'website_deliveries_total',
          help: 'Attempts to deliver by this process, by what it was and how it ended.',
          type: 'counter',
          samples: deliveries.samples(),
        },
        {
          name: 'website_api_responses_total',
          help: 'Responses of the API by this process, by class of status.',
          type: 'counter',
          samples: responses.samples(),
        },
        ...processMetrics(),
      ]);
    },
  };
}

function databaseUp(value: 0 | 1): MetricFamily {
  return {
    name: 'website_database_up',
    help: 'Whether the database answered.',
    type: 'gauge',
    samples: [{ value }],
  };
}

function submissionMetrics(figures: readonly SubmissionFigure[]): MetricFamily {
  return {
    name: 'website_submissions',
    help: 'Submissions in the database, by form and state.',
    type: 'gauge',
    samples: figures.map(({ form, state, count }) => ({ labels: { form, state }, value: count })),
  };
}

function outboxMetrics(
  { pending, dead, oldestSince, companyMail }: OutboxFigures,
  time: number,
): MetricFamily[] {
  const secondsSince = (since: number | null): number =>
    since === null ? 0 : Math.max(0, (time - since) / 1000);
  return [
    {
      name: 'website_outbox_messages',
      help: 'Messages in the outbox that are not delivered: waiting for an attempt, or dead.',
      type: 'gauge',
      samples: [
        { labels: { state: 'pending' }, value: pending },
        { labels: { state: 'dead' }, value: dead },
      ],
    },
    {
      name: 'website_outbox_oldest_seconds',
      help: 'How long the oldest waiting message has been waiting.',
      type: 'gauge',
      samples: [{ value: secondsSince(oldestSince) }],
    },
    {
      name: 'website_company_mail_messages',
      help: 'Mail to the company that has not reached it: waiting for an attempt, or dead and unanswered.',
      type: 'gauge',
      samples: [
        { labels: { state: 'pending' }, value: companyMail.pending },
        { labels: { state: 'dead' }, value: companyMail.givenUp },
      ],
    },
    {
      name: 'website_company_mail_oldest_seconds',
      help: 'How long the oldest waiting mail to the company has been waiting.',
      type: 'gauge',
      samples: [{ value: secondsSince(companyMail.oldestSince) }],
    },
  ];
}
