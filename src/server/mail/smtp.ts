import { createTransport } from 'nodemailer';
import { DeliveryError } from '../outbox/delivery-error.ts';
import { codesOf, meaningOf } from './refusal.ts';
import { type MailTransport, toMailOptions } from './transport.ts';

const CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 20_000;
const SILENCE_TIMEOUT_MS = 60_000;
const LONGEST_ANSWER = 500;

const NO_TLS =
  'The mail server offers no TLS (STARTTLS), so nothing was sent to it: mail and password would have gone unencrypted. Use smtps:// or the port for submission (587) in SMTP_URL, or set SMTP_ALLOW_PLAIN=1 where the way to it is safe.';

export interface SmtpOptions {
  /** Whether a server that offers no TLS gets mail and password all the same. */
  readonly allowPlain: boolean;
}

/** Nothing leaves the machine on the way to one of these. */
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
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  return {
    async send(message) {
      try {
        // One recipient at a time: the answer is about this one, and `sent` is true for this one.
        const envelope = { from: message.from.address, to: [message.recipient] };
        const { response } = await transporter.sendMail({ ...toMailOptions(message), envelope });
        return String(response).slice(0, LONGEST_ANSWER);
      } catch (error) {
        throw toDeliveryError(error, server);
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

function toDeliveryError(error: unknown, server: string): DeliveryError {
  const { code = 'ESMTP', command, response, message } = error as SmtpError;
  if (command === 'STARTTLS' && response) {
    return new DeliveryError(NO_TLS, { code, isPermanent: false, advice: NO_TLS, server, cause: error });
  }
  const meaning = meaningOf({ command, response });
  const { reply, enhanced } = codesOf(response);
  // Its own words where it said any: those of the library come before them and say less.
  return new DeliveryError((response || String(message)).slice(0, LONGEST_ANSWER), {
    code: [code, reply, enhanced].filter((part) => part !== '').join(' '),
    isPermanent: meaning === 'recipient' || meaning === 'message',
    isAboutContent: meaning === 'message' || meaning === 'perhaps-message',
    isUnanswered: reply === '',
    command,
    server,
    // Before the server has said anything, the words are those of the system, such as "connect ECONNREFUSED".
    reason: command === 'CONN' && !response ? String(message).slice(0, LONGEST_ANSWER) : undefined,
    cause: error,
  });
}
