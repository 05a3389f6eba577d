import type { FormName } from '#contract/answer.ts';
import type { OpeningHours } from '#contract/working-time.ts';
import type { MailConfig } from '../config.ts';
import type { Mailbox } from '../setting-values.ts';

/** What the server has to know about the company, which it is told at start. */
export interface Company {
  readonly name: string;
  readonly shortName: string;
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly address: string;
  readonly phone: string;
  /** Of those who answer enquiries, and when they are there. */
  readonly timeZone: string;
  readonly businessHours: readonly OpeningHours[];
  readonly offices: readonly { readonly city: string; readonly timeZone: string }[];
  readonly email: { readonly general: string; readonly careers: string; readonly privacy: string };
}

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
