import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { conflictTexts, submissionProblems } from '#content/desk/server-texts.ts';
import { replyTexts } from '#content/desk/submission.ts';
import { answerTemplates } from '#content/desk/templates.ts';
import { filled } from '#content/filled.ts';
import {
  type ActionBody,
  type ActionReply,
  type BulkResult,
  type Conflict,
  type EraseReply,
  HOLD_MS,
  LONGEST,
  type SubmissionAction,
} from '#contract/desk/actions.ts';
import { formsIn, mayDo, type Right } from '#contract/desk/people.ts';
import { placeholdersIn } from '#contract/desk/placeholders.ts';
import type { HistoryAction, Submission } from '#contract/desk/submissions.ts';
import { type FormName, isSubscription } from '#contract/forms.ts';
import type { Database, PersonRow, SubmissionRow } from '../db/schema.ts';
import { DeskProblem } from '../http/errors.ts';
import { type DeskApp, ID, typedText } from '../http/schemas.ts';
import { signedInOf } from '../people/access.ts';
import type { ActionContext } from '../submissions/action-context.ts';
import { type BulkLimits, rejectAlike, releaseAlike, requarantineAlike } from '../submissions/bulk.ts';
import { markAnswered, reject, release, requarantine } from '../submissions/decisions.ts';
import { eraseAtDesk } from '../submissions/erasure.ts';
import { followUpOf } from '../submissions/outgoing.ts';
import { addNote, answer, assign, undoAnswer, undoReopening } from './changes.ts';
import type { ConversationContext } from './context.ts';
import { BY_REFERENCE, formsOfReader } from './desk-routes.ts';
import { mentionMail } from './mentions.ts';
import { findSubmission, toEntries, viewSubmission } from './view.ts';

/** False on a version conflict. Throws a `DeskProblem` when the action is not possible. */
type Act<Body> = (
  submission: SubmissionRow,
  body: Body,
  context: ActionContext,
  request: FastifyRequest,
) => Promise<boolean | BulkResult>;

type Acts = {
  readonly [Action in Exclude<SubmissionAction, 'erase'>]: Act<ActionBody<Action>>;
};

function createSubmissionActions({ storage, people, outgoing, bulk, now }: ConversationContext): Acts {
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
    async release(submission, { alike, undo }, done, request) {
      const context: ActionContext = { ...done, now: now(), ...(undo ? { recordAs: 'spam-undone' } : {}) };
      const followUp = (form: FormName) => ({ ...followUpOf(form, outgoing), holdMs: HOLD_MS });
      // The request before this one released the submission itself.
      const isContinued = alike && submission.state === 'accepted' && submission.quarantine_reason !== null;
      if (!isContinued) {
        if (submission.state === 'accepted') throw new DeskProblem(400, submissionProblems.notQuarantined);
        const result = await release(db, submission, followUp(submission.form), context);
        if (result === 'unsubscribed-since') throw new DeskProblem(400, submissionProblems.unsubscribedSince);
        if (result !== 'released') return false;
      }
      wakeWhenDue();
      if (!alike) return true;
      return withLead(!isContinued, (limits) =>
        releaseAlike(storage, submission, formsOfReader(request), followUp, context, limits),
      );
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

const version = z.number().int().min(0);
const undo = z.boolean().default(false);
const subject = typedText(300).transform((text) => text.replace(/\s+/g, ' '));

/** The right that each action requires, and the schema of its body. */
const ACTIONS: {
  readonly [Action in SubmissionAction]: {
    readonly right: Right;
    readonly body: z.ZodType<ActionBody<Action>, unknown>;
  };
} = {
  answered: { right: 'answer', body: z.object({ version }) },
  reopened: { right: 'answer', body: z.object({ version, undo }) },
  'reopen-undo': { right: 'answer', body: z.object({ version }) },
  assign: { right: 'assign', body: z.object({ version, undo, person: ID.nullable() }) },
  note: {
    right: 'note',
    body: z.object({ version, text: typedText(LONGEST.note), mentions: z.array(ID).max(50) }),
  },
  answer: { right: 'answer', body: z.object({ version, subject, text: typedText(LONGEST.answer) }) },
  'answer-undo': { right: 'answer', body: z.object({ version }) },
  spam: {
    right: 'decide',
    body: z.object({ version, undo, alike: z.boolean().default(false) }),
  },
  release: { right: 'decide', body: z.object({ version, undo, alike: z.boolean().default(false) }) },
  requarantine: { right: 'decide', body: z.object({ version, undo, alike: z.boolean().default(false) }) },
  erase: { right: 'erase', body: z.object({ version, reference: z.string().max(20) }) },
};

/** History actions that can cause a version conflict. */
const CHANGES: readonly HistoryAction[] = [
  'assigned',
  'assign-undone',
  'answered',
  'answered-undone',
  'reopened',
  'reopen-undone',
  'answer-sent',
  'answer-undone',
  'reply-failed',
  'reply-delivered',
  'note',
  'spam',
  'spam-undone',
  'released',
  'release-undone',
  'held',
  'address-corrected',
];

/** The newest change in the history, for the person whose action was refused. */
async function describeConflict(db: Kysely<Database>, submission: Submission): Promise<Conflict> {
  const row = await db
    .selectFrom('history')
    .selectAll()
    .where('reference', '=', submission.reference)
    .where('action', 'in', CHANGES)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const [entry] = row === undefined ? [] : await toEntries(db, [row]);
  if (entry === undefined) {
    return { by: null, at: submission.receivedAt, what: conflictTexts.other!, text: null, submission };
  }
  const { by, at, action, about, text } = entry;
  const key = action === 'assigned' && about === null ? 'unassigned' : action;
  const what = filled(conflictTexts[key] ?? '', { about: about?.name ?? '', text: text ?? '' });
  const isWritten = action === 'note' || action === 'answer-sent';
  return { by, at, what, text: isWritten ? text : null, submission };
}

/** Each action checks the version that the person saw, in the statement that changes the submission. */
export function registerActions(app: DeskApp, desk: ConversationContext): void {
  const { storage, now } = desk;
  const actions = createSubmissionActions(desk);

  const contextOf = (request: FastifyRequest, seen: number): ActionContext => ({
    person: signedInOf(request).person.id,
    via: 'desk',
    now: now(),
    seen,
  });

  for (const action of Object.keys(actions) as Exclude<SubmissionAction, 'erase'>[]) {
    const { right, body } = ACTIONS[action];
    // TypeScript cannot match each action with the body of its own schema.
    const act = actions[action] as Act<ActionBody<typeof action>>;
    const options = { config: { access: right }, schema: { params: BY_REFERENCE, body } };
    app.post(`/api/submissions/:reference/${action}`, options, async (request, reply) => {
      const { body: wanted, params } = request;
      const forms = formsOfReader(request);
      const { submission: found } = await findSubmission(storage, params.reference, forms);
      // Report the version conflict rather than the error that the earlier change would cause.
      const result =
        found.version === wanted.version &&
        (await act(found, wanted, contextOf(request, wanted.version), request));
      if (result !== false) storage.changes.announce();
      const submission = await viewSubmission(storage, params.reference, forms);
      if (result === false) {
        const conflict = await describeConflict(storage.db, submission);
        return reply.code(409).send({ ok: false, conflict } satisfies ActionReply);
      }
      return { ok: true, submission, ...(result !== true && result) } satisfies ActionReply;
    });
  }

  const { right, body } = ACTIONS.erase;
  const erase = { config: { access: right }, schema: { params: BY_REFERENCE, body } };
  app.post('/api/submissions/:reference/erase', erase, async (request, reply) => {
    const { version, reference } = request.body;
    const found = await findSubmission(storage, request.params.reference, formsOfReader(request));
    if (reference.trim().toUpperCase() !== found.submission.reference) {
      throw new DeskProblem(400, submissionProblems.typedReference);
    }
    const submission = await viewSubmission(storage, found.submission.reference, formsOfReader(request));
    if (!(await eraseAtDesk(desk, found, contextOf(request, version)))) {
      const conflict = await describeConflict(storage.db, submission);
      return reply.code(409).send({ ok: false, conflict } satisfies EraseReply);
    }
    storage.changes.announce();
    return { ok: true } satisfies EraseReply;
  });
}
