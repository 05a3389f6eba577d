import type { OutboxKind } from '../db/schema.ts';
import type { DeliveryOutcome } from './state.ts';
import type { Claim } from './store.ts';

/** Sent, perhaps without an attachment, or no longer wanted. */
export type Delivered = Extract<DeliveryOutcome, { readonly state: 'sent' | 'cancelled' }>;

/** Sends the message, or throws, preferably a DeliveryError. */
export type Send = () => Promise<Delivered>;

/** Delivers some kinds of outbox messages. */
export interface Courier {
  readonly kinds: readonly OutboxKind[];
  readonly concurrency: number;
  /** Messages of a courier that is not enabled wait. */
  isEnabled?(): boolean;
  /** Loads the content of the message. Null when the message is no longer wanted. */
  prepare(claim: Claim): Promise<Send | null>;
  close?(): void;
}

interface DeliveryProblem {
  readonly code: string;
  readonly isPermanent: boolean;
  readonly isAboutContent?: boolean;
  readonly isUnanswered?: boolean;
  readonly command?: string | undefined;
  readonly advice?: string;
  readonly server?: string;
  readonly reason?: string | undefined;
  readonly cause?: unknown;
}

export class DeliveryError extends Error {
  /** A retry will be refused, too. */
  readonly isPermanent: boolean;
  /** The message may be accepted without its attachment. */
  readonly isAboutContent: boolean;
  /** The mail server could not be reached or did not answer. */
  readonly isUnanswered: boolean;
  /** The SMTP command as the library names it: `CONN`, `RCPT TO`, `DATA` and so on. */
  readonly command: string | undefined;
  /** Short, without personal data. */
  readonly code: string;
  /** What the operator should do, for the log. */
  readonly advice: string | undefined;

  /** The server and why it could not be reached, for the log, without personal data. */
  readonly server: string | undefined;
  readonly reason: string | undefined;

  constructor(message: string, problem: DeliveryProblem) {
    const {
      code,
      isPermanent,
      isAboutContent = false,
      isUnanswered = false,
      command,
      advice,
      server,
      reason,
      cause,
    } = problem;
    super(message, { cause });
    this.name = 'DeliveryError';
    this.code = code;
    this.isPermanent = isPermanent;
    this.isAboutContent = isAboutContent;
    this.isUnanswered = isUnanswered;
    this.command = command;
    this.advice = advice;
    this.server = server;
    this.reason = reason;
  }
}
