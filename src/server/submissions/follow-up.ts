import type { FormName } from '#contract/answer.ts';
import { isWebhook, type OutboxKind } from '../db/schema.ts';
import type { CompanyRecipients } from '../mail/sender.ts';
import type { Config } from '../settings/config.ts';
import type { AcceptedSubmission } from '../subscribers/follow-up.ts';

export interface OutgoingOptions {
  /** Whether visitors who write or apply get an acknowledgement. */
  readonly acknowledge: boolean;
  /** Whether subscriptions begin only when a mailed link was followed. */
  readonly confirm: boolean;
  /** Whether another system is told. */
  readonly webhook: boolean;
}

export function outgoingOptions({ mail, webhook }: Pick<Config, 'mail' | 'webhook'>): OutgoingOptions {
  return { acknowledge: mail.acknowledge, confirm: mail.confirmSubscriptions, webhook: webhook !== null };
}

/** What is to be sent because of an accepted submission. */
export function outgoingFor(form: FormName, options: OutgoingOptions): OutboxKind[] {
  const { acknowledge, confirm, webhook } = options;
  const kinds: OutboxKind[] = [];
  // Until it is confirmed a subscription may be anybody's idea: the company hears of it afterwards.
  if (form === 'newsletter') kinds.push(...(confirm ? (['confirmation'] as const) : SUBSCRIBED));
  else kinds.push('company', ...(acknowledge ? (['acknowledgement'] as const) : []));
  if (webhook) kinds.push('webhook');
  return kinds;
}

/** Who of the company hears of what, by the settings of now. */
export interface OutgoingMail {
  readonly recipients: CompanyRecipients;
  readonly messageIdDomain: string;
  readonly kinds: OutgoingOptions;
}

/** What follows when one that was held is released, wherever somebody does so. */
export function followUpOf(form: FormName, { recipients, messageIdDomain, kinds }: OutgoingMail): FollowUp {
  return {
    mails: outgoingFor(form, kinds),
    recipients: recipients[form],
    messageIdDomain,
    needsConfirmation: kinds.confirm,
  };
}

/** Without what goes to the address that was typed in, which may be a stranger's. The company is told in any case. */
export function withoutVisitorMail(kinds: readonly OutboxKind[]): OutboxKind[] {
  return kinds.filter((kind) => kind === 'company' || isWebhook(kind));
}

/** What is to be sent when a subscription was confirmed. */
export function outgoingOnceConfirmed({ webhook }: OutgoingOptions): OutboxKind[] {
  return webhook ? [...SUBSCRIBED, 'webhook-confirmed'] : [...SUBSCRIBED];
}

const SUBSCRIBED = ['company', 'welcome'] as const;

export interface FollowUp
  extends Pick<AcceptedSubmission, 'mails' | 'recipients' | 'messageIdDomain' | 'needsConfirmation'> {
  /** How long nobody takes the mail, so that the release can be taken back. Left out: not at all. */
  readonly holdMs?: number;
}
