import type { WebhookConfig } from '../config.ts';
import type { Courier } from '../outbox/courier.ts';
import { webhookBody } from './webhook-body.ts';
import { postWebhook, WEBHOOK_TIMEOUT_MS } from './webhook-post.ts';

/** Posts each submission to one address. Rows that wait from a time when there was one are let go where there is none. */
export function createWebhookCourier(
  webhook: WebhookConfig | null,
  options: { readonly timeoutMs?: number } = {},
): Courier {
  const { timeoutMs = WEBHOOK_TIMEOUT_MS } = options;
  return {
    async deliver(claim, content) {
      if (webhook === null) return { state: 'cancelled' };
      await postWebhook(webhook, { id: claim.id, body: webhookBody(claim, content) }, timeoutMs);
      return { state: 'sent' };
    },
    close: () => {},
  };
}
