import { createTransport } from 'nodemailer';
import { DeliveryError } from '../outbox/courier.ts';
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

/**
 * What the reply of a mail server is about.
 *
 * `recipient`: this address. `message`: its content or size. Both are permanent: a retry would be refused again.
 * `perhaps-message`: this message, or our account or server; the reply does not say which.
 * `outage`: everything else, from a daily limit to a wrong password. Other mail would be refused as well, so it is retried.
 *
 * An ambiguous reply counts as an outage: an attempt too many costs nothing, one too few a customer.
 */
type Meaning = 'recipient' | 'message' | 'perhaps-message' | 'outage';

interface Answer {
  /** The SMTP command that was answered: `RCPT TO`, `DATA` and so on. */
  readonly command: string | undefined;
  /** Such as `550 5.1.1 No such user`. */
  readonly response: string | undefined;
}

interface Rule {
  readonly commands: readonly string[];
  /** The enhanced code (RFC 3463), or the plain one where there is none. */
  readonly code: RegExp;
  readonly text?: RegExp;
  readonly meaning: Meaning;
}

const NO_SUCH_MAILBOX =
  /no such (user|recipient|mailbox|person|address)|(unknown|invalid) (user|recipient|mailbox)|unrouteable address|(user|recipient|mailbox|account) (is )?(unknown|not found|disabled|does ?n[o']t exist)/i;

/** The first match wins. */
const RULES: readonly Rule[] = [
  // Too large for the server or this mailbox. Some servers say so before they have seen the message.
  { commands: ['MAIL FROM', 'RCPT TO', 'DATA'], code: /^5\.(2\.3|3\.4)$/, meaning: 'message' },
  // The sender's address, which all our mail has.
  { commands: ['RCPT TO', 'DATA'], code: /^5\.1\.[78]$/, meaning: 'outage' },
  // No such mailbox, no such domain, moved, disabled.
  { commands: ['RCPT TO', 'DATA'], code: /^5\.(1\.\d+|2\.1)$/, meaning: 'recipient' },
  // Servers without enhanced codes say 550 to a blocked sender too, so the text has to decide.
  { commands: ['RCPT TO'], code: /^55[0134]$/, text: NO_SUCH_MAILBOX, meaning: 'recipient' },
  // The content is refused.
  { commands: ['DATA'], code: /^5\.6\.\d+$/, meaning: 'message' },
  // A filter gives the same code for a refused attachment as for a blocked server, and a mailbox that is almost full the same
  // as one that is full.
  { commands: ['DATA'], code: /^(5\.7\.[01]|5\.[02]\.[02]|55[024])$/, meaning: 'perhaps-message' },
  { commands: ['MAIL FROM'], code: /^552$/, meaning: 'perhaps-message' },
];

export function meaningOf({ command = '', response = '' }: Answer): Meaning {
  const { reply, enhanced } = codesOf(response);
  const code = enhanced || reply;
  const rule = RULES.find(
    ({ commands, code: pattern, text }) =>
      commands.includes(command) && pattern.test(code) && (text === undefined || text.test(response)),
  );
  return rule?.meaning ?? 'outage';
}

/** `550` and `5.1.1`, or empty where there is none. */
function codesOf(response = ''): { readonly reply: string; readonly enhanced: string } {
  const [, reply = '', enhanced = ''] = /^(\d{3})(?:[ -]+(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? [];
  return { reply, enhanced };
}
