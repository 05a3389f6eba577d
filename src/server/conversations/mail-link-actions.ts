import type { HistoryAction, HistoryEntry } from '#contract/desk/submissions.ts';
import { isSubscription } from '#contract/forms.ts';
import type { SubmissionRow } from '../db/schema.ts';
import type { Storage } from '../db/storage.ts';
import { LINK_MS, type LinkAction, type LinkClaim, readLink, type SigningKey } from '../mail/links.ts';
import type { ActionContext } from '../submissions/action-context.ts';
import { markAnswered, reject, release } from '../submissions/decisions.ts';
import { followUpOf, type OutgoingMail } from '../submissions/follow-up.ts';
import { toEntries } from './history-routes.ts';

/** What is behind a link: nothing that may be told, a link whose time is over, or an item as it is now. */
export type Found = 'unknown' | 'over' | FoundSubmission;

export interface FoundSubmission {
  readonly claim: LinkClaim;
  readonly submission: SubmissionRow;
  /** Whether there is still to be done what the link is for. */
  readonly isOpen: boolean;
  /** Who made the item what it is; null where nobody did, or where it is not written down. */
  readonly last: HistoryEntry | null;
  /** It was reopened after the mail with the link left. */
  readonly isReopened: boolean;
  /** The person has left the newsletter since, so the subscription stays held. */
  readonly hasLeft: boolean;
}

/** Of somebody who follows a link in a mail. */
export interface LinkActions {
  /** Changes nothing, however often it is asked. */
  look(token: string): Promise<Found>;
  /** Does what the link is for, unless that is done already, and says what is so then. */
  act(token: string): Promise<Found>;
}

interface LinkActionOptions {
  readonly storage: Storage;
  readonly key: Pick<SigningKey, 'forChecking'>;
  readonly outgoing: OutgoingMail;
  /** There may be mail to send now, and others may be looking at the item. */
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
    // It was erased since. Nobody is told more than of a link that we never made.
    if (submission === undefined) return 'unknown';
    const reversal = await reversalOf(claim);
    const isOpen = isToBeDone(claim.action, submission) && reversal === null;
    const isReopened = claim.action === 'answered' && reversal !== null && submission.acked_at === null;
    const last = isReopened ? reversal : await lastChange(submission);
    return { claim, submission, isOpen, last, isReopened, hasLeft: false };
  }

  /**
   * A colleague who undid at the desk, since the mail left, what its link does. An old mail must not undo that in turn. Pressing
   * one link of a mail after the other is a change of mind, and counts.
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

  /** The staff member whom the email went to, or else the mailbox, which several people may read. */
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

  /** By the functions that the desk uses. Of two who press at once, one does it. */
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
  // Somebody may think again about spam, and is told who marked it.
  release: [],
};
const ANSWERS: readonly HistoryAction[] = ['answered', 'answer-sent'];
const CHANGES: Readonly<Record<SubmissionRow['state'], readonly HistoryAction[]>> = {
  accepted: ['released'],
  quarantined: [],
  rejected: ['spam'],
};

/** Nobody waits for an answer to a subscription, and who is subscribed leaves by the link in the newsletter. */
function isToBeDone(action: LinkAction, { form, state, acked_at }: SubmissionRow): boolean {
  if (action === 'release') return state !== 'accepted';
  if (state === 'quarantined') return action === 'spam';
  if (state === 'rejected' || isSubscription(form)) return false;
  return action === 'spam' || acked_at === null;
}
