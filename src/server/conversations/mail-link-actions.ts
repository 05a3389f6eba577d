import type { HistoryAction, HistoryEntry } from '#contract/desk/submissions.ts';
import { isSubscription } from '#contract/forms.ts';
import type { SubmissionRow } from '../db/schema.ts';
import type { Storage } from '../db/storage.ts';
import { LINK_MS, type LinkAction, type LinkClaim, readLink, type SigningKey } from '../mail/links.ts';
import type { ActionContext } from '../submissions/action-context.ts';
import { markAnswered, reject, release } from '../submissions/decisions.ts';
import { followUpOf, type OutgoingMail } from '../submissions/outgoing.ts';
import { toEntries } from './view.ts';

/** `over`: the link has expired. */
export type Found = 'unknown' | 'over' | FoundSubmission;

export interface FoundSubmission {
  readonly claim: LinkClaim;
  readonly submission: SubmissionRow;
  /** Whether the link's action still applies. */
  readonly isOpen: boolean;
  /** The history entry that led to the current state; null if there is none. */
  readonly last: HistoryEntry | null;
  /** Reopened after the mail with the link was sent. */
  readonly isReopened: boolean;
  /** The subscriber has unsubscribed since, so the subscription stays quarantined. */
  readonly hasLeft: boolean;
}

export interface LinkActions {
  /** Read-only: mail scanners follow links, too. */
  look(token: string): Promise<Found>;
  /** Performs the link's action, unless it no longer applies, and returns the new state. */
  act(token: string): Promise<Found>;
}

interface LinkActionOptions {
  readonly storage: Storage;
  readonly key: Pick<SigningKey, 'forChecking'>;
  readonly outgoing: OutgoingMail;
  /** Called after a change: wakes the outbox worker and updates open desks. */
  readonly onDone: () => void;
  readonly now?: () => number;
}

export function createLinkActions(options: LinkActionOptions): LinkActions {
  const { storage, key, outgoing, onDone, now = Date.now } = options;
  const db = storage.forVisitors;

  async function look(token: string): Promise<Found> {
    const secret = await key.forChecking();
    const claim = secret === null ? null : readLink(secret, token);
    if (claim === null) return 'unknown';
    if (claim.expiresAt <= now()) return 'over';
    const submission = await db
      .selectFrom('submissions')
      .selectAll()
      .where('reference', '=', claim.reference)
      .executeTakeFirst();
    // Erased: the page must not tell this from a forged link.
    if (submission === undefined) return 'unknown';
    const reversal = await reversalOf(claim);
    const isOpen = isApplicable(claim.action, submission) && reversal === null;
    const isReopened = claim.action === 'answered' && reversal !== null && submission.acked_at === null;
    const last = isReopened ? reversal : await lastChange(submission);
    return { claim, submission, isOpen, last, isReopened, hasLeft: false };
  }

  /**
   * The entry of a colleague who reversed the link's action at the desk after the mail was sent. An old mail must not
   * override the colleague. A reversal through another link of a mail does not count.
   */
  async function reversalOf({ action, reference, expiresAt }: LinkClaim): Promise<HistoryEntry | null> {
    const entry = await newestEntry(reference, REVERSALS[action], expiresAt - LINK_MS);
    return entry?.via === 'mail' ? null : entry;
  }

  function lastChange({ reference, state, acked_at }: SubmissionRow): Promise<HistoryEntry | null> {
    return newestEntry(reference, state === 'accepted' && acked_at !== null ? ANSWERS : CHANGES[state]);
  }

  async function newestEntry(
    reference: string,
    actions: readonly HistoryAction[],
    since = 0,
  ): Promise<HistoryEntry | null> {
    if (actions.length === 0) return null;
    const row = await db
      .selectFrom('history')
      .selectAll()
      .where('reference', '=', reference)
      .where('action', 'in', actions)
      .where('at', '>=', since)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : ((await toEntries(db, [row]))[0] ?? null);
  }

  /** The staff member with the address of the email, or else the address: several people may read a mailbox. */
  async function actorOf({ mail }: LinkClaim): Promise<Pick<ActionContext, 'person' | 'mailbox'>> {
    if (mail === null) return { person: null };
    const row = await db
      .selectFrom('outbox')
      .leftJoin('people', (join) =>
        join
          .on(({ eb, fn, ref }) => eb('people.email', '=', fn<string>('lower', [ref('outbox.recipient')])))
          .on('people.removed_at', 'is', null),
      )
      .select(['recipient', 'people.id as person'])
      .where('outbox.id', '=', mail)
      .executeTakeFirst();
    const person = row?.person ?? null;
    return { person, mailbox: person === null ? (row?.recipient ?? null) : null };
  }

  /** Uses the same functions as the desk, with the same version check. */
  async function perform({ claim, submission }: FoundSubmission) {
    const { action } = claim;
    const context = { ...(await actorOf(claim)), via: 'mail', now: now(), seen: submission.version } as const;
    if (action === 'answered') return markAnswered(db, submission, true, context);
    if (action === 'spam') return reject(db, submission, context, ['quarantined', 'accepted']);
    return release(db, submission, followUpOf(submission.form, outgoing), context);
  }

  return {
    look,
    async act(token) {
      const found = await look(token);
      if (typeof found === 'string' || !found.isOpen) return found;
      const result = await perform(found);
      if (result === true || result === 'released') onDone();
      const after = await look(token);
      return typeof after === 'string' ? after : { ...after, hasLeft: result === 'unsubscribed-since' };
    },
  };
}

const REVERSALS: Readonly<Record<LinkAction, readonly HistoryAction[]>> = {
  answered: ['reopened', 'answered-undone'],
  spam: ['released', 'spam-undone'],
  // Spam may still be released: the page says who marked it.
  release: [],
};
const ANSWERS: readonly HistoryAction[] = ['answered', 'answer-sent'];
const CHANGES: Readonly<Record<SubmissionRow['state'], readonly HistoryAction[]>> = {
  accepted: ['released'],
  quarantined: [],
  rejected: ['spam'],
};

/** A subscription needs no answer, and an accepted one ends by unsubscribing. */
function isApplicable(action: LinkAction, { form, state, acked_at }: SubmissionRow): boolean {
  if (action === 'release') return state !== 'accepted';
  if (state === 'quarantined') return action === 'spam';
  if (state === 'rejected' || isSubscription(form)) return false;
  return action === 'spam' || acked_at === null;
}
