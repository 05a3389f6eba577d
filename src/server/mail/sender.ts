import { Readable } from 'node:stream';
import { locale } from '#content/company.ts';
import type { FormKind } from '#contract/form-record.ts';
import { FORM_NAMES, FORMS, type FormName } from '#contract/forms.ts';
import type { MailConfig } from '../settings/config.ts';
import type { Mailbox } from '../settings/setting.ts';
import type { Company } from '../shared/company.ts';

/** Sender and company recipients, from the settings or the company's own addresses. */
export interface MailSender {
  readonly company: Company;
  readonly from: Mailbox;
  readonly domain: string;
  readonly to: CompanyRecipients;
}

/** Company recipients by form. */
export type CompanyRecipients = Readonly<Record<FormName, readonly string[]>>;

export function createMailSender(company: Company, mail: MailConfig): MailSender {
  const given = mail.from ?? { name: '', address: company.email.general };
  const from = { name: given.name || company.name, address: given.address };
  return {
    company,
    from,
    domain: messageIdDomain(company, mail),
    to: companyRecipients(company.email, mail),
  };
}

export function companyRecipients(
  email: Pick<Company['email'], 'general' | 'careers'>,
  mail: Partial<Pick<MailConfig, 'toContact' | 'toCareers' | 'toNewsletter'>>,
): CompanyRecipients {
  const byKind: Readonly<Record<FormKind, readonly string[]>> = {
    enquiry: mail.toContact ?? [email.general],
    application: mail.toCareers ?? [email.careers],
    subscription: mail.toNewsletter ?? [email.general],
  };
  const entries = FORM_NAMES.map((form) => [form, byKind[FORMS[form].kind]]);
  return Object.fromEntries(entries) as CompanyRecipients;
}

/** The domain of the sender, for Message-ID headers. */
export function messageIdDomain(company: Pick<Company, 'email'>, mail: Pick<MailConfig, 'from'>): string {
  const address = mail.from?.address ?? company.email.general;
  return address.slice(address.lastIndexOf('@') + 1);
}

export function footerOf(company: Company): string[] {
  return [company.name, company.address, `${company.phone}, ${company.email.general}`];
}

/** In the company's time zone. */
export function localTime({ timeZone }: Company, time: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long', timeZone }).format(time);
}

/** In the company's time zone: "December 16, 2026". */
export function dayIn({ timeZone }: Pick<Company, 'timeZone'>, time: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(time);
}

/** "Tue, Nov 17, 9:30 AM CST" */
export function shortTime(timeZone: string, time: number): string {
  return new Intl.DateTimeFormat(locale, {
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
  /** The To header. */
  readonly to: readonly string[];
  /** The envelope recipient of this copy. */
  readonly recipient: string;
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly date: Date;
  readonly attachment?: { readonly filename: string; readonly contentType: string; readonly content: Buffer };
  /** For the file name, where mail is written to files. */
  readonly slug: string;
}

export interface MailTransport {
  /** Resolves once the message is accepted, with the reply of the server, if there is one. Rejects with a DeliveryError. */
  send(message: MailMessage): Promise<string | null>;
  close(): void;
}

/** For nodemailer. */
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
      ? { attachments: [{ ...attachment, content: Readable.from(chunksOf(attachment.content)) }] }
      : {}),
    // Nothing in a message may make nodemailer read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const CHUNK_BYTES = 64 * 1024;

/** Given a whole buffer, nodemailer would hold several encoded copies of it in memory. */
function* chunksOf(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; start += CHUNK_BYTES) {
    yield content.subarray(start, start + CHUNK_BYTES);
  }
}
