import type { ItemLinks } from '../mail-links/item-links.ts';
import type { Courier } from '../outbox/courier.ts';
import { DeliveryError } from '../outbox/delivery-error.ts';
import { composeMail } from './compose.ts';
import type { MailSender } from './sender.ts';
import type { MailTransport } from './transport.ts';

/**
 * After so many attempts, about an hour, the announcement of an application is worth more than its file: some servers give a
 * message that is too large for them no reason, or a temporary one.
 */
const PATIENT_ATTEMPTS = 8;
/** By then a server knows how large the message is, or has seen it. */
const ABOUT_A_MESSAGE = ['MAIL FROM', 'DATA'];

/** Writes each message at the moment it is sent. */
export function createMailCourier(
  sender: MailSender,
  transport: MailTransport,
  itemLinks: (mail: string) => Promise<ItemLinks>,
): Courier {
  return {
    async deliver(claim, content) {
      const links = await itemLinks(claim.id);
      const message = composeMail(sender, claim, content, links);
      if (message === null) return { state: 'cancelled' };
      try {
        return { state: 'sent', answer: await transport.send(message) };
      } catch (error) {
        if (message.attachment === undefined || !mayBeTheAttachment(error, claim.attempts)) throw error;
        // Whoever waits for the application must hear of it, and can fetch the file from us.
        const bare = composeMail(sender, claim, { ...content, isResumeLeftOut: true }, links);
        await transport.send(bare!);
        return { state: 'sent', error: `Sent without the resume: ${error.message}` };
      }
    },
    close: () => transport.close(),
  };
}

function mayBeTheAttachment(error: unknown, attempts: number): error is DeliveryError {
  if (!(error instanceof DeliveryError)) return false;
  if (error.isAboutContent) return true;
  return !error.isPermanent && attempts >= PATIENT_ATTEMPTS && ABOUT_A_MESSAGE.includes(error.command ?? '');
}
