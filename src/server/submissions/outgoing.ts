import type { FormName } from '#contract/answer.ts';
import type { OutboxKind } from '../storage/schema.ts';

export interface OutgoingOptions {
  /** Whether visitors who write or apply get an acknowledgement. */
  readonly acknowledge: boolean;
  /** Whether another system is told. */
  readonly webhook: boolean;
}

/** What is to be sent because of an accepted submission. */
export function outgoingFor(form: FormName, { acknowledge, webhook }: OutgoingOptions): OutboxKind[] {
  const kinds: OutboxKind[] = ['company'];
  if (form === 'newsletter') kinds.push('welcome');
  else if (acknowledge) kinds.push('acknowledgement');
  if (webhook) kinds.push('webhook');
  return kinds;
}

/** Without what goes to the address that was typed in, which may be a stranger's. The company is told in any case. */
export function withoutVisitorMail(kinds: readonly OutboxKind[]): OutboxKind[] {
  return kinds.filter((kind) => kind === 'company' || kind === 'webhook');
}
