import { createTransport } from 'nodemailer';
import { DeliveryError } from '../outbox/delivery-error.ts';
import { type MailTransport, toMailOptions } from './transport.ts';

const CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 20_000;
const SILENCE_TIMEOUT_MS = 60_000;
/** About our own access, so for the operator to mend; the message can still be delivered then. */
const ABOUT_ACCESS = [530, 534, 535, 538];
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
  readonly responseCode?: number;
}

/** Only a 5xx about the envelope or the content is about the message. Before that it is about the connection. */
export function toDeliveryError(error: unknown): DeliveryError {
  const { code = 'ESMTP', responseCode, message } = error as SmtpError;
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isRefusal = responseCode !== undefined && responseCode >= 500 && responseCode <= 599;
  return new DeliveryError(String(message).slice(0, LONGEST_ERROR), {
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
    isPermanent: isAboutMessage && isRefusal && !ABOUT_ACCESS.includes(responseCode),
    cause: error,
  });
}
