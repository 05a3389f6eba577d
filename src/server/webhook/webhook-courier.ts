import type { WebhookConfig } from '../config.ts';
import type { Courier } from '../outbox/courier.ts';
import { DeliveryError } from '../outbox/delivery-error.ts';
import { signatureOf } from './signature.ts';
import { webhookBody } from './webhook-body.ts';

const TIMEOUT_MS = 10_000;
/** "Too slow" and "too many": the same request may well be taken later. */
const WORTH_ANOTHER_TRY = [408, 429];

/** Posts each submission to one address. Rows that wait from a time when there was one are let go where there is none. */
export function createWebhookCourier(
  webhook: WebhookConfig | null,
  options: { readonly timeoutMs?: number } = {},
): Courier {
  const { timeoutMs = TIMEOUT_MS } = options;
  if (webhook === null) return { deliver: async () => ({ state: 'cancelled' }), close: () => {} };

  return {
    async deliver(claim, content) {
      const body = webhookBody(claim.id, content);
      const timestamp = String(Math.floor(Date.now() / 1000));
      const status = await post(webhook.url, {
        body,
        timeoutMs,
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'kelvane-website',
          // The same at each attempt, so that receivers recognise a second copy.
          'X-Webhook-Id': claim.id,
          'X-Webhook-Timestamp': timestamp,
          'X-Webhook-Signature': signatureOf(webhook.secret, timestamp, body),
        },
      });
      if (status < 200 || status > 299) throw refusal(status);
      return { state: 'sent' };
    },
    close: () => {},
  };
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
    // The address may hold a password, and the words of the library may hold the address.
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
