import type { OutboxKind } from '../db/schema.ts';
import type { DeliveryOutcome } from './state.ts';
import type { Claim } from './store.ts';

/** Sent, perhaps with a remark on what had to be left out; or no longer wanted. */
export type Delivered = Extract<DeliveryOutcome, { readonly state: 'sent' | 'cancelled' }>;

/** Sends the message, or throws, preferably a DeliveryError. */
export type Send = () => Promise<Delivered>;

/** Knows how to deliver some kinds of outbox messages. */
export interface Courier {
  readonly kinds: readonly OutboxKind[];
  /** How many messages it sends at the same time. */
  readonly concurrency: number;
  /** Messages of a courier that is not enabled wait. */
  isEnabled?(): boolean;
  /** Loads what the message is made of. Null when it is no longer wanted. */
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
  /** Says that the same message will be refused again, however often it is sent. */
  readonly isPermanent: boolean;
  /** Says that the same message without its attachment may well be taken. */
  readonly isAboutContent: boolean;
  /** The mail server could not be reached, or said nothing. */
  readonly isUnanswered: boolean;
  /** What the mail server was asked, as the library calls it: `CONN`, `RCPT TO`, `DATA` and so on. */
  readonly command: string | undefined;
  /** Short, and without anything personal. */
  readonly code: string;
  /** What to do, for the log, where it is known. */
  readonly advice: string | undefined;

  /** Which server was asked, and why it could not be reached, for the log: nothing personal. */
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
