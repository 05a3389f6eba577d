import { describe, expect, it } from 'vitest';
import { meaningOf } from './smtp.ts';

const REPLIES: [string, string, string][] = [
  // About this recipient.
  ['RCPT TO', '550 5.1.1 <x@example.com>: Recipient address rejected: User unknown', 'recipient'],
  [
    'RCPT TO',
    '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 See',
    'recipient',
  ],
  ['DATA', '550 5.1.1 No such user', 'recipient'],
  ['RCPT TO', '556 5.1.10 Recipient domain has null MX', 'recipient'],
  ['RCPT TO', '550 5.2.1 The account is disabled', 'recipient'],
  ['RCPT TO', '550 Unrouteable address', 'recipient'],
  ['RCPT TO', '550 No such user here', 'recipient'],
  ['RCPT TO', "553 Mailbox doesn't exist", 'recipient'],

  // About this message.
  ['DATA', '552 5.3.4 Message size exceeds fixed limit', 'message'],
  ['MAIL FROM', '552 5.3.4 Message size exceeds fixed limit', 'message'],
  ['DATA', '550 5.2.3 Message too large for this mailbox', 'message'],
  ['DATA', '554 5.6.0 Message content is not acceptable', 'message'],

  // Perhaps about this message.
  ['DATA', '552 Message size exceeds maximum', 'perhaps-message'],
  ['MAIL FROM', '552 Message size exceeds maximum', 'perhaps-message'],
  ['DATA', '552-5.7.0 This message was blocked because its content presents a potential', 'perhaps-message'],
  ['DATA', '554 5.7.1 Message refused by content filter', 'perhaps-message'],
  ['DATA', '552 5.2.2 Mailbox full', 'perhaps-message'],
  ['DATA', '554 Transaction failed', 'perhaps-message'],

  // About all our mail.
  ['DATA', '550 5.4.5 Daily user sending limit exceeded', 'outage'],
  ['RCPT TO', '550 5.4.5 Daily user sending limit exceeded', 'outage'],
  ['RCPT TO', '554 5.7.1 Service unavailable; Client host blocked using zen.spamhaus.org', 'outage'],
  ['RCPT TO', '550 192.0.2.1 is listed at bl.example.net', 'outage'],
  ['RCPT TO', '550 5.7.1 Relaying denied', 'outage'],
  ['RCPT TO', '553 sorry, that domain is not in my list of allowed rcpthosts', 'outage'],
  ['DATA', '550 5.7.26 This mail is unauthenticated (SPF, DKIM)', 'outage'],
  ['RCPT TO', '550 5.1.8 Sender address rejected: Domain not found', 'outage'],
  ['MAIL FROM', '550 5.1.1 Sender unknown', 'outage'],
  ['MAIL FROM', '530 5.7.0 Authentication required', 'outage'],
  ['AUTH PLAIN', '535 5.7.8 Username and password not accepted', 'outage'],
  ['CONN', '554 5.7.1 Blocked', 'outage'],
  ['RCPT TO', '552 5.2.2 Mailbox full', 'outage'],
  ['RCPT TO', '451 4.7.1 Greylisted', 'outage'],
  ['DATA', '452 4.3.1 Insufficient system storage', 'outage'],
  ['DATA', '421 4.7.0 Try again later', 'outage'],
  ['CONN', '', 'outage'],
];

describe('the reply of a mail server', () => {
  it.each(REPLIES)('to %s, "%s", is classified as %s', (command, response, meaning) => {
    expect(meaningOf({ command, response })).toBe(meaning);
  });
});
