import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Database, WEBHOOK_KINDS } from '../db/schema.ts';
import type { WebhookConfig } from '../settings/config.ts';
import { loadContent, type OutboxContent } from './content.ts';
import { type Courier, DeliveryError } from './courier.ts';
import type { Claim } from './store.ts';

/**
 * What a webhook says about a submission, the same bytes at each attempt. The file of an application stays in the
 * database; the receiver learns its name, size and hash.
 */
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

/** `sha256=` and the HMAC of the time and the body, with a dot between them: neither can be exchanged alone. */
function signatureOf(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

interface WebhookMessage {
  /** The same at each attempt, so that receivers recognize a second copy. */
  readonly id: string;
  readonly body: string;
}

const WEBHOOK_TIMEOUT_MS = 10_000;
/** "Too slow" and "too many": the same request may well be taken later. */
const WORTH_ANOTHER_TRY = [408, 429];

/** Posts it, signed. Throws a DeliveryError unless the answer is a success. */
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
    // A redirect is an answer like any other that is no success: what is signed for one address goes to no other.
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
    // The address may hold a key, and the words of the library may hold the address.
    throw new DeliveryError(`The webhook did not answer (${code})`, { code, isPermanent: false });
  }
}

function refusal(status: number): DeliveryError {
  const isAboutRequest = status >= 400 && status <= 499 && !WORTH_ANOTHER_TRY.includes(status);
  return new DeliveryError(`The webhook answered with ${status}`, {
    code: `HTTP ${status}`,
    isPermanent: isAboutRequest,
  });
}

/** Posts each submission to one URL. Without a URL it drops what was queued while there was one. */
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
