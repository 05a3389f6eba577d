import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { conflictTexts, submissionProblems } from '#content/desk/server-texts.ts';
import { filled } from '#content/filled.ts';
import {
  type ActionBody,
  type ActionReply,
  type BulkResult,
  type Conflict,
  type EraseReply,
  LONGEST,
  type SubmissionAction,
} from '#contract/desk/actions.ts';
import type { Right } from '#contract/desk/people.ts';
import type { HistoryAction, Submission } from '#contract/desk/submissions.ts';
import type { Database } from '../db/schema.ts';
import { DeskProblem } from '../http/errors.ts';
import { type DeskApp, ID, typedText } from '../http/schemas.ts';
import type { SubmissionDetails } from '../mail/submission-text.ts';
import { signedInOf } from '../people/access.ts';
import type { ActionContext } from '../submissions/action-context.ts';
import { eraseAtDesk } from '../submissions/erasure.ts';
import { type Act, createSubmissionActions } from './actions.ts';
import type { ConversationContext } from './context.ts';
import { BY_REFERENCE, formsOfReader } from './desk-routes.ts';
import { findSubmission, toEntries, viewSubmission } from './view.ts';

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
  release: { right: 'decide', body: z.object({ version, undo }) },
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

  async function answerWith(
    request: FastifyRequest,
    reference: string,
    act: (submission: SubmissionDetails) => Promise<boolean | BulkResult>,
  ): Promise<{ readonly status: number; readonly reply: ActionReply }> {
    const forms = formsOfReader(request);
    const result = await act(await findSubmission(storage, reference, forms));
    if (result !== false) storage.changes.announce();
    const submission = await viewSubmission(storage, reference, forms);
    if (result !== false) {
      return { status: 200, reply: { ok: true, submission, ...(result !== true && result) } };
    }
    return { status: 409, reply: { ok: false, conflict: await describeConflict(storage.db, submission) } };
  }

  for (const action of Object.keys(actions) as Exclude<SubmissionAction, 'erase'>[]) {
    const { right, body } = ACTIONS[action];
    // TypeScript cannot match each action with the body of its own schema.
    const act = actions[action] as Act<ActionBody<typeof action>>;
    const options = { config: { access: right }, schema: { params: BY_REFERENCE, body } };
    app.post(`/api/submissions/:reference/${action}`, options, async (request, reply) => {
      const { body: wanted, params } = request;
      const { status, reply: answer } = await answerWith(request, params.reference, async (submission) => {
        // Report the version conflict rather than the error that the earlier change would cause.
        if (submission.submission.version !== wanted.version) return false;
        return act(submission.submission, wanted, contextOf(request, wanted.version), request);
      });
      return reply.code(status).send(answer);
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
