import { Readable } from 'node:stream';
import type { FormName } from '#contract/answer.ts';
import type { MailConfig } from '../settings/config.ts';
import type { Mailbox } from '../settings/setting.ts';
import type { Company } from '../shared/company.ts';

/** Who writes and who is written to, settings and the company's own addresses put together. */
export interface MailSender {
  readonly company: Company;
  readonly from: Mailbox;
  readonly domain: string;
  readonly to: CompanyRecipients;
}

/** Who of the company is told of which form. */
export type CompanyRecipients = Readonly<Record<FormName, readonly string[]>>;

export function createMailSender(company: Company, mail: MailConfig): MailSender {
  const given = mail.from ?? { name: '', address: company.email.general };
  const from = { name: given.name || company.name, address: given.address };
  return {
    company,
    from,
    domain: messageIdDomain(company, mail),
    to: companyRecipients(company, mail),
  };
}

export function companyRecipients(
  { email }: Pick<Company, 'email'>,
  mail: Pick<MailConfig, 'toContact' | 'toCareers' | 'toNewsletter'>,
): CompanyRecipients {
  return {
    contact: mail.toContact ?? [email.general],
    careers: mail.toCareers ?? [email.careers],
    newsletter: mail.toNewsletter ?? [email.general],
  };
}

/** The domain of the sender: each message gets an id within it. */
export function messageIdDomain(company: Pick<Company, 'email'>, mail: Pick<MailConfig, 'from'>): string {
  const address = mail.from?.address ?? company.email.general;
  return address.slice(address.lastIndexOf('@') + 1);
}

export function footerOf(company: Company): string[] {
  return [company.name, company.address, `${company.phone}, ${company.email.general}`];
}

/** A moment as the company's clock shows it. */
export function localTime({ timeZone }: Company, time: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long', timeZone }).format(time);
}

/** A day by the company's clock: "December 16, 2026". */
export function dayIn({ timeZone }: Pick<Company, 'timeZone'>, time: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(time);
}

/** Short, with the day of the week: "Tue, Nov 17, 9:30 AM CST". */
export function shortTime(timeZone: string, time: number): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(time);
}

/** A message before it is encoded. */
export interface MailMessage {
  readonly messageId: string;
  readonly from: Mailbox;
  /** Who the head names. */
  readonly to: readonly string[];
  /** The one of them that this copy goes to. */
  readonly recipient: string;
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly date: Date;
  readonly attachment?: { readonly filename: string; readonly contentType: string; readonly content: Buffer };
  /** For those who look at files: what it is, in words that make a file name. */
  readonly slug: string;
}

export interface MailTransport {
  /**
   * Returns when the message is in safe hands, with what the server said, if there is one. Else throws, preferably a
   * DeliveryError.
   */
  send(message: MailMessage): Promise<string | null>;
  close(): void;
}

/** In the words of the library that encodes messages. */
export function toMailOptions(message: MailMessage) {
  const { messageId, from, to, replyTo, subject, text, html, headers, date, attachment } = message;
  return {
    messageId,
    from,
    to: [...to],
    ...(replyTo ? { replyTo } : {}),
    subject,
    text,
    html,
    headers: { ...headers },
    date,
    ...(attachment
      ? { attachments: [{ ...attachment, content: Readable.from(piecesOf(attachment.content)) }] }
      : {}),
    // Nothing in a message may make us read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const PIECE_BYTES = 64 * 1024;

/** The library encodes what it is given in one piece, several copies of it at once. */
function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; start += PIECE_BYTES) {
    yield content.subarray(start, start + PIECE_BYTES);
  }
}
