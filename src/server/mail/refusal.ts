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
export function codesOf(response = ''): { readonly reply: string; readonly enhanced: string } {
  const [, reply = '', enhanced = ''] = /^(\d{3})(?:[ -]+(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? [];
  return { reply, enhanced };
}
