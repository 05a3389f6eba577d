import type { CompanyRecipients } from '../mail/sender.ts';
import type { PeopleContext } from '../people/context.ts';
import type { BulkLimits } from '../submissions/bulk.ts';
import type { Learning } from '../submissions/learning.ts';
import type { OutgoingOptions } from '../submissions/outgoing.ts';

export interface ConversationContext extends PeopleContext {
  readonly outgoing: OutgoingContext;
  readonly bulk: BulkLimits;
  readonly learning: Learning;
}

/** For mail that the desk's actions queue. */
export interface OutgoingContext {
  readonly recipients: CompanyRecipients;
  readonly messageIdDomain: string;
  /** Which messages an accepted submission causes. */
  readonly kinds: OutgoingOptions;
  /** Holds mail files while no mail server is configured, and the record of erasures. */
  readonly dataDir: string;
  /** Wakes the outbox worker; call after queueing a message. */
  wake(): void;
}
