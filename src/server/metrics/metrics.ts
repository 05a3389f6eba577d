import type { DeliveryOutcome } from '../storage/delivery-outcome.ts';
import type { Figures, OutboxFigures, SubmissionFigure } from '../storage/figures.ts';
import type { OutboxKind } from '../storage/schema.ts';
import { createCounter } from './counter.ts';
import { type MetricFamily, toExposition } from './exposition.ts';
import { createProcessMetrics } from './process-metrics.ts';

export interface Metrics {
  countResponse(status: number): void;
  countDelivery(kind: OutboxKind, state: DeliveryOutcome['state']): void;
  /** All of it as text. Answers without the database too, and then says so. */
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
      help: 'Messages in the outbox that are not delivered: waiting for an attempt, or put aside.',
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
      help: 'Mail to the company that has not reached it: waiting for an attempt, or put aside and unanswered.',
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
