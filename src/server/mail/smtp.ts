import { createTransport } from 'nodemailer';
import { DeliveryError } from '../outbox/delivery-error.ts';
import { codesOf, meaningOf } from './refusal.ts';
import { type MailTransport, toMailOptions } from './transport.ts';

const CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 20_000;
const SILENCE_TIMEOUT_MS = 60_000;
const LONGEST_ERROR = 500;

export function createSmtpTransport(url: string): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  return {
    async send(message) {
      try {
        // One recipient at a time: the answer is about this one, and `sent` is true for this one.
        const envelope = { from: message.from.address, to: [message.recipient] };
        await transporter.sendMail({ ...toMailOptions(message), envelope });
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
    close: () => transporter.close(),
  };
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
}

function toDeliveryError(error: unknown): DeliveryError {
  const { code = 'ESMTP', command, response, message } = error as SmtpError;
  const meaning = meaningOf({ command, response });
  const { reply, enhanced } = codesOf(response);
  return new DeliveryError(String(message).slice(0, LONGEST_ERROR), {
    code: [code, reply, enhanced].filter((part) => part !== '').join(' '),
    isPermanent: meaning === 'recipient' || meaning === 'message',
    isAboutContent: meaning === 'message' || meaning === 'perhaps-message',
    cause: error,
  });
}
