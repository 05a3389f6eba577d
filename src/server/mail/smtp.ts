import { createTransport } from 'nodemailer';
import { DeliveryError } from '../outbox/courier.ts';
import { type MailTransport, toMailOptions } from './sender.ts';

/**
 * What the answer of a mail server is about.
 *
 * `recipient`: this address. `message`: what it says, or its size. Both end it: the same will be refused again.
 * `perhaps-message`: this message, or else our account, our server or the day; the words do not tell.
 * `outage`: everything else, from a daily limit to a wrong password. Others would be refused as well, so it is retried.
 *
 * Where an answer may mean two things it counts as an outage: an attempt too many costs nothing, one too few a customer.
 */
type Meaning = 'recipient' | 'message' | 'perhaps-message' | 'outage';

interface Answer {
  /** What it was the answer to, as the library calls it: `RCPT TO`, `DATA` and so on. */
  readonly command: string | undefined;
  /** The reply as it came, such as `550 5.1.1 No such user`. */
  readonly response: string | undefined;
}

interface Rule {
  readonly answers: readonly string[];
  /** The enhanced code (RFC 3463), or the plain one where there is none. */
  readonly code: RegExp;
  readonly words?: RegExp;
  readonly meaning: Meaning;
}

const NO_SUCH_MAILBOX =
  /no such (user|recipient|mailbox|person|address)|(unknown|invalid) (user|recipient|mailbox)|unrouteable address|(user|recipient|mailbox|account) (is )?(unknown|not found|disabled|does ?n[o']t exist)/i;

/** The first that fits counts. */
const RULES: readonly Rule[] = [
  // Larger than the server, or this mailbox, takes. Some say so before they have seen it.
  { answers: ['MAIL FROM', 'RCPT TO', 'DATA'], code: /^5\.(2\.3|3\.4)$/, meaning: 'message' },
  // The address of the sender: all our mail has it.
  { answers: ['RCPT TO', 'DATA'], code: /^5\.1\.[78]$/, meaning: 'outage' },
  // No such mailbox, no such domain, moved, switched off.
  { answers: ['RCPT TO', 'DATA'], code: /^5\.(1\.\d+|2\.1)$/, meaning: 'recipient' },
  // Servers without enhanced codes say 550 to a blocked sender as well, so that the words have to tell.
  { answers: ['RCPT TO'], code: /^55[0134]$/, words: NO_SUCH_MAILBOX, meaning: 'recipient' },
  // The content cannot be taken or passed on.
  { answers: ['DATA'], code: /^5\.6\.\d+$/, meaning: 'message' },
  // A filter that dislikes the message or its attachment says the same as one that dislikes our server; a mailbox that is
  // almost full the same as one that is full.
  { answers: ['DATA'], code: /^(5\.7\.[01]|5\.[02]\.[02]|55[024])$/, meaning: 'perhaps-message' },
  { answers: ['MAIL FROM'], code: /^552$/, meaning: 'perhaps-message' },
];

export function meaningOf({ command = '', response = '' }: Answer): Meaning {
  const { reply, enhanced } = codesOf(response);
  const code = enhanced || reply;
  const rule = RULES.find(
    ({ answers, code: wanted, words }) =>
      answers.includes(command) && wanted.test(code) && (words === undefined || words.test(response)),
  );
  return rule?.meaning ?? 'outage';
}

/** `550` and `5.1.1`, or empty where there is none. */
function codesOf(response = ''): { readonly reply: string; readonly enhanced: string } {
  const [, reply = '', enhanced = ''] = /^(\d{3})(?:[ -]+(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? [];
  return { reply, enhanced };
}

const CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 20_000;
const SILENCE_TIMEOUT_MS = 60_000;
const LONGEST_ANSWER = 500;

const NO_TLS =
  'The mail server offers no TLS (STARTTLS), so nothing was sent to it: mail and password would have gone unencrypted. Use smtps:// or the port for submission (587) in SMTP_URL, or set SMTP_ALLOW_PLAIN=1 where the way to it is safe.';

interface SmtpOptions {
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

const CHECK_TIMEOUT_MS = 10_000;

/** Connects and signs in as for sending. Returns what is wrong, or null. */
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
