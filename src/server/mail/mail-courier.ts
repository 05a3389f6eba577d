import type { Courier } from '../outbox/courier.ts';
import { composeMail } from './compose.ts';
import type { MailSender } from './sender.ts';
import type { MailTransport } from './transport.ts';

/** Writes each message at the moment it is sent. */
export function createMailCourier(sender: MailSender, transport: MailTransport): Courier {
  return {
    async deliver(claim, content) {
      const message = composeMail(sender, claim, content);
      if (message === null) return false;
      await transport.send(message);
      return true;
    },
    close: () => transport.close(),
  };
}
