import { type FormName, isSubscription } from '#contract/forms.ts';
import { isWebhook, type OutboxKind } from '../db/schema.ts';
import type { CompanyRecipients } from '../mail/sender.ts';
import type { Config } from '../settings/config.ts';
import type { AcceptedSubmission } from '../subscribers/follow-up.ts';

export interface OutgoingOptions {
  /** Visitors who write or apply get an acknowledgement. */
  readonly acknowledge: boolean;
  /** Double opt-in: a subscription begins when a mailed link was followed. */
  readonly confirm: boolean;
  readonly webhook: boolean;
}

export function outgoingOptions({ mail, webhook }: Pick<Config, 'mail' | 'webhook'>): OutgoingOptions {
  return { acknowledge: mail.acknowledge, confirm: mail.confirmSubscriptions, webhook: webhook !== null };
}

/** Messages to queue for an accepted submission. */
export function outgoingFor(form: FormName, options: OutgoingOptions): OutboxKind[] {
  const { acknowledge, confirm, webhook } = options;
  const kinds: OutboxKind[] = [];
  // Anybody can enter an address, so the company is notified only after the confirmation.
  if (isSubscription(form)) kinds.push(...(confirm ? (['confirmation'] as const) : SUBSCRIBED));
  else kinds.push('company', ...(acknowledge ? (['acknowledgement'] as const) : []));
  if (webhook) kinds.push('webhook');
  return kinds;
}

/** Recipients and kinds of mail according to the current settings. */
export interface OutgoingMail {
  readonly recipients: CompanyRecipients;
  readonly messageIdDomain: string;
  readonly kinds: OutgoingOptions;
}

/** For the release of a quarantined submission. */
export function followUpOf(form: FormName, { recipients, messageIdDomain, kinds }: OutgoingMail): FollowUp {
  return {
    mails: outgoingFor(form, kinds),
    recipients: recipients[form],
    messageIdDomain,
    needsConfirmation: kinds.confirm,
  };
}

/** Removes mail to the address that was entered, which may be somebody else's. The company is always notified. */
export function withoutVisitorMail(kinds: readonly OutboxKind[]): OutboxKind[] {
  return kinds.filter((kind) => kind === 'company' || isWebhook(kind));
}

/** Messages to queue for a confirmed subscription. */
export function outgoingOnceConfirmed({ webhook }: OutgoingOptions): OutboxKind[] {
  return webhook ? [...SUBSCRIBED, 'webhook-confirmed'] : [...SUBSCRIBED];
}

const SUBSCRIBED = ['company', 'welcome'] as const;

export interface FollowUp
  extends Pick<AcceptedSubmission, 'mails' | 'recipients' | 'messageIdDomain' | 'needsConfirmation'> {
  /** Delay before the mail is sent, so that the release can be undone. Left out: none. */
  readonly holdMs?: number;
}
