import type { WebhookConfig } from '../config.ts';
import { DeliveryError } from '../outbox/delivery-error.ts';
import { signatureOf } from './signature.ts';

export interface WebhookMessage {
  /** The same at each attempt, so that receivers recognise a second copy. */
  readonly id: string;
  readonly body: string;
}

export const WEBHOOK_TIMEOUT_MS = 10_000;
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
