import type { FastifyRequest } from 'fastify';
import { replyWords } from '#content/desk/item.ts';
import { itemProblems } from '#content/desk/server-texts.ts';
import { answerTemplates } from '#content/desk/templates.ts';
import { filled } from '#content/filled.ts';
import type { FormName } from '#contract/answer.ts';
import { type ActionBody, type BulkResult, HOLD_MS, type ItemAction } from '#contract/desk/actions.ts';
import { formsIn, mayDo } from '#contract/desk/people.ts';
import { placeholdersIn } from '#contract/desk/placeholders.ts';
import type { PersonRow, SubmissionRow } from '../db/schema.ts';
import { DeskProblem } from '../http/problem.ts';
import { signedInOf } from '../people/access.ts';
import type { Doing } from '../submissions/action-context.ts';
import { type BulkLimits, holdAlike, rejectAlike } from '../submissions/bulk.ts';
import { holdAgain, markAnswered, reject, release } from '../submissions/decisions.ts';
import { followUpOf } from '../submissions/follow-up.ts';
import { addNote, answer, assign, undoAnswer, undoReopening } from './changes.ts';
import type { ConversationContext } from './context.ts';
import { formsOfReader } from './list-query.ts';
import { mentionMail } from './mentions.ts';

/**
 * False when somebody was quicker. Throws what the person should read when it cannot be done at all. A bulk action says how
 * far it came.
 */
export type Act<Body> = (
  submission: SubmissionRow,
  body: Body,
  doing: Doing,
  request: FastifyRequest,
) => Promise<boolean | BulkResult>;

type Acts = {
  readonly [Action in Exclude<ItemAction, 'erase'>]: Act<ActionBody<Action>>;
};

/** What the desk does with a submission. */
export function createItemActions({
  storage,
  people,
  outgoing,
  wakePeopleMail,
  bulk,
  now,
}: ConversationContext): Acts {
  const { db } = storage;

  /** Somebody who is here, sees this form and may answer. */
  async function demandAnswering(id: string, form: FormName): Promise<void> {
    const person = await people.byId(id);
    if (person === null || !formsIn(person.scope).includes(form) || !mayDo(person.role, 'answer')) {
      throw new DeskProblem(400, itemProblems.noSuchPerson);
    }
  }

  /** Somebody who is named in a note and may read it. */
  async function demandReading(id: string, form: FormName): Promise<PersonRow> {
    const person = await people.byId(id);
    if (person === null) throw new DeskProblem(400, itemProblems.noSuchPerson);
    if (!formsIn(person.scope).includes(form)) {
      throw new DeskProblem(400, filled(itemProblems.namedUnseeing, { name: person.name }));
    }
    return person;
  }

  /** Whoever sends looks for what became due every few seconds anyway; this only saves the wait. */
  function wakeWhenDue(): void {
    setTimeout(outgoing.wake, HOLD_MS).unref();
  }

  /** The submission that the request names counts toward the limit too. */
  async function withLead(
    wasChanged: boolean,
    changeOthers: (limits: BulkLimits) => Promise<BulkResult>,
  ): Promise<BulkResult> {
    const lead = wasChanged ? 1 : 0;
    const { done, remaining } = await changeOthers({ ...bulk, request: bulk.request - lead });
    return { done: done + lead, remaining };
  }

  return {
    async answered(submission, _body, doing) {
      demandAnswerable(submission);
      if (submission.acked_at !== null) throw new DeskProblem(400, itemProblems.answeredAlready);
      return markAnswered(db, submission, true, doing);
    },
    async reopened(submission, { undo }, doing) {
      demandAnswerable(submission);
      if (submission.acked_at === null) throw new DeskProblem(400, itemProblems.notAnswered);
      return markAnswered(db, submission, false, undo ? { ...doing, recordAs: 'answered-undone' } : doing);
    },
    async 'reopen-undo'(submission, _body, doing) {
      demandAnswerable(submission);
      const result = await undoReopening(db, submission, doing);
      if (result === 'not-reopened') throw new DeskProblem(400, itemProblems.notReopened);
      return result === 'taken-back';
    },
    async assign(submission, { person, undo }, doing) {
      demandAnswerable(submission);
      if (person !== null) await demandAnswering(person, submission.form);
      return assign(db, submission, person, undo ? { ...doing, recordAs: 'assign-undone' } : doing);
    },
    async note(submission, { text, mentions }, doing, request) {
      const { reference, form } = submission;
      const named = await Promise.all([...new Set(mentions)].map((id) => demandReading(id, form)));
      const by = signedInOf(request).person;
      const mail = { by: by.name, reference, messageIdDomain: outgoing.messageIdDomain, now: doing.now };
      const notices = named
        .filter(({ id }) => id !== by.id)
        .flatMap((person) => mentionMail({ ...mail, person }));
      const wasKept = await addNote(db, submission, { text, mentions, notices }, doing);
      if (wasKept && notices.length > 0) wakePeopleMail();
      return wasKept;
    },
    async answer(submission, { subject, text }, doing) {
      demandAnswerable(submission);
      demandNoBlanks(text);
      const { messageIdDomain } = outgoing;
      const wasSent = await answer(db, submission, { subject, text, messageIdDomain }, doing);
      if (wasSent) wakeWhenDue();
      return wasSent;
    },
    async 'answer-undo'(submission, _body, doing) {
      const result = await undoAnswer(db, submission, doing);
      if (result === 'too-late') throw new DeskProblem(400, itemProblems.tooLate);
      return result === 'undone';
    },
    async spam(submission, { alike, undo }, done, request) {
      const doing: Doing = undo ? { ...done, recordAs: 'release-undone' } : done;
      // The request before this one marked the submission itself.
      const isContinued = alike && submission.state === 'rejected';
      if (!isContinued) {
        if (submission.state === 'rejected') throw new DeskProblem(400, itemProblems.notHeld);
        // Somebody who is subscribed unsubscribes, or is erased.
        if (submission.state === 'accepted' && submission.form === 'newsletter') {
          throw new DeskProblem(400, itemProblems.notHeld);
        }
        if (!(await reject(db, submission, doing, ['quarantined', 'accepted']))) return false;
      }
      if (!alike) return true;
      return withLead(!isContinued, (limits) =>
        rejectAlike(storage, submission, formsOfReader(request), doing, limits),
      );
    },
    async release(submission, { undo }, done) {
      const doing: Doing = undo ? { ...done, recordAs: 'spam-undone' } : done;
      if (submission.state === 'accepted') throw new DeskProblem(400, itemProblems.notHeld);
      const followUp = { ...followUpOf(submission.form, outgoing), holdMs: HOLD_MS };
      const result = await release(db, submission, followUp, { ...doing, now: now() });
      if (result === 'unsubscribed-since') throw new DeskProblem(400, itemProblems.unsubscribedSince);
      if (result === 'released') wakeWhenDue();
      return result === 'released';
    },
    async hold(submission, { alike, undo }, done, request) {
      const { state, quarantine_reason, acked_at } = submission;
      const recordAs = state === 'accepted' ? 'release-undone' : 'spam-undone';
      const doing: Doing = undo ? { ...done, recordAs } : done;
      const isContinued = alike && state === 'quarantined';
      if (state === 'quarantined' && !isContinued) throw new DeskProblem(400, itemProblems.heldAlready);
      if (quarantine_reason === null || acked_at !== null) {
        throw new DeskProblem(400, itemProblems.neverHeld);
      }
      if (!isContinued) {
        const result = await holdAgain(db, submission, doing);
        if (result === 'too-late') throw new DeskProblem(400, itemProblems.mailHasLeft);
        if (result === 'subscribed') throw new DeskProblem(400, itemProblems.subscribed);
        if (result === 'changed-since') return false;
      }
      if (!alike) return true;
      return withLead(!isContinued, (limits) =>
        holdAlike(storage, submission, formsOfReader(request), doing, limits),
      );
    },
  };
}

/** The desk refuses to send it as well; nothing else may get around that. */
function demandNoBlanks(text: string): void {
  const blanks = placeholdersIn(text, answerTemplates);
  const [first] = blanks;
  if (first === undefined) return;
  const words = replyWords.blankLeft[blanks.length === 1 ? 'one' : 'many'];
  throw new DeskProblem(400, filled(words, { count: blanks.length, placeholder: first.text }));
}

function demandAnswerable({ form, state }: SubmissionRow): void {
  if (form === 'newsletter') throw new DeskProblem(400, itemProblems.subscription);
  if (state !== 'accepted') throw new DeskProblem(400, itemProblems.notAccepted);
}
