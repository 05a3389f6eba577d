import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Database, WEBHOOK_KINDS } from '../db/schema.ts';
import type { WebhookConfig } from '../settings/config.ts';
import { type Courier, DeliveryError, loadContent, type OutboxContent } from './courier.ts';
import type { Claim } from './store.ts';

/** The same bytes at each attempt. The payload has the name, size and hash of a resume, not the file. */
function webhookBody(
  { id, kind }: Pick<Claim, 'id' | 'kind'>,
  { submission, resumeFacts }: OutboxContent,
): string {
  const isConfirmed = kind === 'webhook-confirmed';
  return JSON.stringify({
    id,
    event: isConfirmed ? 'subscription.confirmed' : 'submission.accepted',
    form: submission.form,
    reference: submission.reference,
    receivedAt: new Date(submission.created_at).toISOString(),
    ...(isConfirmed && { confirmedAt: new Date(submission.confirmed_at ?? 0).toISOString() }),
    name: submission.name,
    email: submission.email,
    position: submission.position,
    fields: JSON.parse(submission.payload),
    resume:
      resumeFacts === null
        ? null
        : {
            fileName: resumeFacts.file_name,
            kind: resumeFacts.kind,
            size: resumeFacts.size,
            sha256: resumeFacts.sha256,
            flags: resumeFacts.flags === '' ? [] : resumeFacts.flags.split(','),
          },
  });
}

/** The HMAC covers `timestamp.body`, so that neither can be replaced alone. */
function signatureOf(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

interface WebhookMessage {
  /** The same at each attempt, so that receivers can drop duplicates. */
  readonly id: string;
  readonly body: string;
}

const WEBHOOK_TIMEOUT_MS = 10_000;
/** Request Timeout and Too Many Requests: a retry may succeed. */
const RETRYABLE_STATUSES = [408, 429];

/** Throws a DeliveryError unless the status is 2xx. */
export async function postWebhook(
  { url, secret }: WebhookConfig,
  { id, body }: WebhookMessage,
  timeoutMs = WEBHOOK_TIMEOUT_MS,
): Promise<void> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'kelvane-website',
    'X-Webhook-Id': id,
    'X-Webhook-Timestamp': timestamp,
    'X-Webhook-Signature': signatureOf(secret, timestamp, body),
  };
  const status = await post(url, { body, headers, timeoutMs });
  if (status < 200 || status > 299) throw refusal(status);
}

interface Post {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

async function post(url: string, { body, headers, timeoutMs }: Post): Promise<number> {
  try {
    // Do not follow redirects: the payload is meant for the configured URL only.
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const { name, cause } = error as Error;
    const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
    // Leave out the library's message: it may contain the URL, which may contain a key.
    throw new DeliveryError(`The webhook did not answer (${code})`, { code, isPermanent: false });
  }
}

function refusal(status: number): DeliveryError {
  const isAboutRequest = status >= 400 && status <= 499 && !RETRYABLE_STATUSES.includes(status);
  return new DeliveryError(`The webhook answered with ${status}`, {
    code: `HTTP ${status}`,
    isPermanent: isAboutRequest,
  });
}

/** Without a webhook in the settings, queued messages are dropped. */
export function createWebhookCourier(
  db: Kysely<Database>,
  webhook: WebhookConfig | null,
  options: { readonly timeoutMs?: number } = {},
): Courier {
  const { timeoutMs = WEBHOOK_TIMEOUT_MS } = options;
  return {
    kinds: WEBHOOK_KINDS,
    concurrency: 4,
    async prepare(claim) {
      const content = webhook === null ? null : await loadContent(db, claim);
      if (webhook === null || content === null) return null;
      return async () => {
        await postWebhook(webhook, { id: claim.id, body: webhookBody(claim, content) }, timeoutMs);
        return { state: 'sent' };
      };
    },
  };
}
