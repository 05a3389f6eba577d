import type { CompanyRecipients } from '../mail/sender.ts';
import type { PeopleContext } from '../people/context.ts';
import type { BulkLimits } from '../submissions/bulk.ts';
import type { OutgoingOptions } from '../submissions/follow-up.ts';

/** What the routes about submissions work with. */
export interface ConversationContext extends PeopleContext {
  readonly outgoing: OutgoingContext;
  readonly bulk: BulkLimits;
}

/** Outgoing mail that the desk's actions cause. */
export interface OutgoingContext {
  readonly recipients: CompanyRecipients;
  readonly messageIdDomain: string;
  /** What is sent because of an accepted submission. */
  readonly kinds: OutgoingOptions;
  /** Where mail is written to files while there is no mail server, and where erasures are recorded. */
  readonly dataDir: string;
  /** Call after something was queued. */
  wake(): void;
}
