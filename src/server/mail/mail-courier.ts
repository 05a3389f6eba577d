import type { Courier } from '../outbox/courier.ts';
import { DeliveryError } from '../outbox/delivery-error.ts';
import { composeMail } from './compose.ts';
import type { MailSender } from './sender.ts';
import type { MailTransport } from './transport.ts';

/** Writes each message at the moment it is sent. */
export function createMailCourier(sender: MailSender, transport: MailTransport): Courier {
  return {
    async deliver(claim, content) {
      const message = composeMail(sender, claim, content);
      if (message === null) return { state: 'cancelled' };
      try {
        await transport.send(message);
        return { state: 'sent' };
      } catch (error) {
        if (message.attachment === undefined || !isAboutContent(error)) throw error;
        // Whoever waits for the application must hear of it, and can fetch the file from us.
        const bare = composeMail(sender, claim, { ...content, isResumeLeftOut: true });
        await transport.send(bare!);
        return { state: 'sent', error: `Sent without the resume: ${error.message}` };
      }
    },
    close: () => transport.close(),
  };
}

function isAboutContent(error: unknown): error is DeliveryError {
  return error instanceof DeliveryError && error.isAboutContent;
}
