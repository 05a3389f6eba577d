import type { FastifyRequest } from 'fastify';
import { submissionProblems } from '#content/desk/server-texts.ts';
import { replyTexts } from '#content/desk/submission.ts';
import { answerTemplates } from '#content/desk/templates.ts';
import { filled } from '#content/filled.ts';
import { type ActionBody, type BulkResult, HOLD_MS, type SubmissionAction } from '#contract/desk/actions.ts';
import { formsIn, mayDo } from '#contract/desk/people.ts';
import { placeholdersIn } from '#contract/desk/placeholders.ts';
import { type FormName, isSubscription } from '#contract/forms.ts';
import type { PersonRow, SubmissionRow } from '../db/schema.ts';
import { DeskProblem } from '../http/errors.ts';
import { signedInOf } from '../people/access.ts';
import type { ActionContext } from '../submissions/action-context.ts';
import { type BulkLimits, rejectAlike, requarantineAlike } from '../submissions/bulk.ts';
import { markAnswered, reject, release, requarantine } from '../submissions/decisions.ts';
import { followUpOf } from '../submissions/outgoing.ts';
import { addNote, answer, assign, undoAnswer, undoReopening } from './changes.ts';
import type { ConversationContext } from './context.ts';
import { formsOfReader } from './desk-routes.ts';
import { mentionMail } from './mentions.ts';

/** False on a version conflict. Throws a `DeskProblem` when the action is not possible. */
export type Act<Body> = (
  submission: SubmissionRow,
  body: Body,
  context: ActionContext,
  request: FastifyRequest,
) => Promise<boolean | BulkResult>;

type Acts = {
  readonly [Action in Exclude<SubmissionAction, 'erase'>]: Act<ActionBody<Action>>;
};

export function createSubmissionActions({ storage, people, outgoing, bulk, now }: ConversationContext): Acts {
  const { db } = storage;

  /** Refuses an assignee who was removed, does not see the form or may not answer. */
  async function demandAnswering(id: string, form: FormName): Promise<void> {
    const person = await people.byId(id);
    if (person === null || !formsIn(person.scope).includes(form) || !mayDo(person.role, 'answer')) {
      throw new DeskProblem(400, submissionProblems.noSuchPerson);
    }
  }

  /** Refuses a mention of a person who may not read the note. */
  async function demandReading(id: string, form: FormName): Promise<PersonRow> {
    const person = await people.byId(id);
    if (person === null) throw new DeskProblem(400, submissionProblems.noSuchPerson);
    if (!formsIn(person.scope).includes(form)) {
      throw new DeskProblem(400, filled(submissionProblems.mentionedWithoutAccess, { name: person.name }));
    }
    return person;
  }

  /** Optional: the outbox worker polls every few seconds anyway. */
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
    async answered(submission, _body, context) {
      requireAnswerable(submission);
      if (submission.acked_at !== null) throw new DeskProblem(400, submissionProblems.answeredAlready);
      return markAnswered(db, submission, true, context);
    },
    async reopened(submission, { undo }, context) {
      requireAnswerable(submission);
      if (submission.acked_at === null) throw new DeskProblem(400, submissionProblems.notAnswered);
      return markAnswered(
        db,
        submission,
        false,
        undo ? { ...context, recordAs: 'answered-undone' } : context,
      );
    },
    async 'reopen-undo'(submission, _body, context) {
      requireAnswerable(submission);
      const result = await undoReopening(db, submission, context);
      if (result === 'not-reopened') throw new DeskProblem(400, submissionProblems.notReopened);
      return result === 'undone';
    },
    async assign(submission, { person, undo }, context) {
      requireAnswerable(submission);
      if (person !== null) await demandAnswering(person, submission.form);
      return assign(db, submission, person, undo ? { ...context, recordAs: 'assign-undone' } : context);
    },
    async note(submission, { text, mentions }, context, request) {
      const { reference, form } = submission;
      const named = await Promise.all([...new Set(mentions)].map((id) => demandReading(id, form)));
      const by = signedInOf(request).person;
      const mail = { by: by.name, reference, messageIdDomain: outgoing.messageIdDomain, now: context.now };
      const notices = named
        .filter(({ id }) => id !== by.id)
        .flatMap((person) => mentionMail({ ...mail, person }));
      const wasKept = await addNote(db, submission, { text, mentions, notices }, context);
      if (wasKept && notices.length > 0) outgoing.wake();
      return wasKept;
    },
    async answer(submission, { subject, text }, context) {
      requireAnswerable(submission);
      demandNoBlanks(text);
      const { messageIdDomain } = outgoing;
      const wasSent = await answer(db, submission, { subject, text, messageIdDomain }, context);
      if (wasSent) wakeWhenDue();
      return wasSent;
    },
    async 'answer-undo'(submission, _body, context) {
      const result = await undoAnswer(db, submission, context);
      if (result === 'too-late') throw new DeskProblem(400, submissionProblems.tooLate);
      return result === 'undone';
    },
    async spam(submission, { alike, undo }, done, request) {
      const context: ActionContext = undo ? { ...done, recordAs: 'release-undone' } : done;
      // The request before this one marked the submission itself.
      const isContinued = alike && submission.state === 'rejected';
      if (!isContinued) {
        if (submission.state === 'rejected') throw new DeskProblem(400, submissionProblems.notQuarantined);
        // An active subscription ends by unsubscribing or by erasure.
        if (submission.state === 'accepted' && isSubscription(submission.form)) {
          throw new DeskProblem(400, submissionProblems.notQuarantined);
        }
        if (!(await reject(db, submission, context, ['quarantined', 'accepted']))) return false;
      }
      if (!alike) return true;
      return withLead(!isContinued, (limits) =>
        rejectAlike(storage, submission, formsOfReader(request), context, limits),
      );
    },
    async release(submission, { undo }, done) {
      const context: ActionContext = undo ? { ...done, recordAs: 'spam-undone' } : done;
      if (submission.state === 'accepted') throw new DeskProblem(400, submissionProblems.notQuarantined);
      const followUp = { ...followUpOf(submission.form, outgoing), holdMs: HOLD_MS };
      const result = await release(db, submission, followUp, { ...context, now: now() });
      if (result === 'unsubscribed-since') throw new DeskProblem(400, submissionProblems.unsubscribedSince);
      if (result === 'released') wakeWhenDue();
      return result === 'released';
    },
    async requarantine(submission, { alike, undo }, done, request) {
      const { state, quarantine_reason, acked_at } = submission;
      const recordAs = state === 'accepted' ? 'release-undone' : 'spam-undone';
      const context: ActionContext = undo ? { ...done, recordAs } : done;
      const isContinued = alike && state === 'quarantined';
      if (state === 'quarantined' && !isContinued)
        throw new DeskProblem(400, submissionProblems.alreadyQuarantined);
      if (quarantine_reason === null || acked_at !== null) {
        throw new DeskProblem(400, submissionProblems.neverQuarantined);
      }
      if (!isContinued) {
        const result = await requarantine(db, submission, context);
        if (result === 'too-late') throw new DeskProblem(400, submissionProblems.mailHasLeft);
        if (result === 'subscribed') throw new DeskProblem(400, submissionProblems.subscribed);
        if (result === 'changed-since') return false;
      }
      if (!alike) return true;
      return withLead(!isContinued, (limits) =>
        requarantineAlike(storage, submission, formsOfReader(request), context, limits),
      );
    },
  };
}

/** The desk checks this too, but the server must not rely on the browser. */
function demandNoBlanks(text: string): void {
  const blanks = placeholdersIn(text, answerTemplates);
  const [first] = blanks;
  if (first === undefined) return;
  const words = replyTexts.blankLeft[blanks.length === 1 ? 'one' : 'many'];
  throw new DeskProblem(400, filled(words, { count: blanks.length, placeholder: first.text }));
}

function requireAnswerable({ form, state }: SubmissionRow): void {
  if (isSubscription(form)) throw new DeskProblem(400, submissionProblems.subscription);
  if (state !== 'accepted') throw new DeskProblem(400, submissionProblems.notAccepted);
}
