import { createHmac } from 'node:crypto';

/** `sha256=` and the HMAC of the time and the body, with a dot between them: neither can be exchanged alone. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
