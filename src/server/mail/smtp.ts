import { createTransport } from 'nodemailer';
import { DeliveryError } from '../outbox/courier.ts';
import { codesOf, meaningOf } from './refusal.ts';
import { type MailTransport, toMailOptions } from './sender.ts';

const CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 20_000;
const SOCKET_TIMEOUT_MS = 60_000;
const MAX_REPLY_LENGTH = 500;

const NO_TLS =
  'The mail server offers no TLS (STARTTLS), so nothing was sent to it: mail and password would have gone unencrypted. Use smtps:// or the port for submission (587) in SMTP_URL, or set SMTP_ALLOW_PLAIN=1 if the network to the server is trusted.';

interface SmtpOptions {
  /** Send mail and password to a server without TLS too. */
  readonly allowPlain: boolean;
}

/** True for loopback addresses: nothing leaves the machine. */
export function isOnThisMachine(url: string): boolean {
  const host = new URL(url).hostname.toLowerCase();
  return /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
}

export function createSmtpTransport(url: string, { allowPlain }: SmtpOptions): MailTransport {
  const { hostname, port, protocol } = new URL(url);
  const server = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
  const transporter = createTransport({
    url,
    requireTLS: !allowPlain,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  return {
    async send(message) {
      try {
        // One recipient per transaction, so that the reply is about this recipient.
        const envelope = { from: message.from.address, to: [message.recipient] };
        const { response } = await transporter.sendMail({ ...toMailOptions(message), envelope });
        return String(response).slice(0, MAX_REPLY_LENGTH);
      } catch (error) {
        throw toDeliveryError(error, server);
      }
    },
    close: () => transporter.close(),
  };
}

const CHECK_TIMEOUT_MS = 10_000;

/** Connects and signs in. Returns the problem, or null. */
export async function checkSmtp(url: string, { allowPlain }: SmtpOptions): Promise<string | null> {
  const transporter = createTransport({
    url,
    requireTLS: !allowPlain,
    connectionTimeout: CHECK_TIMEOUT_MS,
    greetingTimeout: CHECK_TIMEOUT_MS,
    socketTimeout: CHECK_TIMEOUT_MS,
  });
  try {
    await transporter.verify();
    return null;
  } catch (error) {
    return toDeliveryError(error, '').message;
  } finally {
    transporter.close();
  }
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
}

function toDeliveryError(error: unknown, server: string): DeliveryError {
  const { code = 'ESMTP', command, response, message } = error as SmtpError;
  if (command === 'STARTTLS' && response) {
    return new DeliveryError(NO_TLS, { code, isPermanent: false, advice: NO_TLS, server, cause: error });
  }
  const meaning = meaningOf({ command, response });
  const { reply, enhanced } = codesOf(response);
  // The reply of the server, if any, says more than the message of nodemailer.
  return new DeliveryError((response || String(message)).slice(0, MAX_REPLY_LENGTH), {
    code: [code, reply, enhanced].filter((part) => part !== '').join(' '),
    isPermanent: meaning === 'recipient' || meaning === 'message',
    isAboutContent: meaning === 'message' || meaning === 'perhaps-message',
    isUnanswered: reply === '',
    command,
    server,
    // Without a reply, the message is that of the system, such as "connect ECONNREFUSED".
    reason: command === 'CONN' && !response ? String(message).slice(0, MAX_REPLY_LENGTH) : undefined,
    cause: error,
  });
}
