import type { FastifyInstance, FastifyRequest } from 'fastify';
import { itemProblems } from '#content/desk/server-texts.ts';
import type { ActionBody, ActionReply, BulkResult, EraseReply, ItemAction } from '#contract/desk/actions.ts';
import type { Doing } from '../storage/doing.ts';
import type { InboxItem } from '../storage/inbox-store.ts';
import { signedInOf } from './access.ts';
import { ACTIONS } from './action-body.ts';
import { describeConflict } from './conflict.ts';
import type { Desk } from './desk.ts';
import { eraseAtDesk } from './erasing.ts';
import { type Act, createItemActions } from './item-actions.ts';
import { formsOfReader } from './item-query.ts';
import { findItem, viewItem } from './item-view.ts';
import { DeskProblem } from './problem.ts';
import { readBody } from './read-request.ts';
import { referenceOf } from './references.ts';

/** What can be done with an item. Each checks the version that the person saw, in the statement that changes it. */
export function registerActions(app: FastifyInstance, desk: Desk): void {
  const { storage, now } = desk;
  const actions = createItemActions(desk);

  const doing = (request: FastifyRequest, seen: number): Doing => ({
    person: signedInOf(request).person.id,
    via: 'desk',
    now: now(),
    seen,
  });

  async function answerWith(
    request: FastifyRequest,
    act: (item: InboxItem) => Promise<boolean | BulkResult>,
  ): Promise<{ readonly status: number; readonly reply: ActionReply }> {
    const forms = formsOfReader(request);
    const reference = referenceOf(request);
    const result = await act(await findItem(storage, reference, forms));
    if (result !== false) storage.changes.announce();
    const item = await viewItem(storage, reference, forms);
    if (result !== false) {
      return { status: 200, reply: { ok: true, item, ...(result !== true && result) } };
    }
    return { status: 409, reply: { ok: false, conflict: await describeConflict(storage.db, item) } };
  }

  function register<Action extends Exclude<ItemAction, 'erase'>>(action: Action): void {
    const { right, body } = ACTIONS[action];
    const act = actions[action] as Act<ActionBody<Action>>;
    app.post(`/api/items/:reference/${action}`, { config: { access: right } }, async (request, reply) => {
      const wanted = readBody(body, request);
      const { status, reply: answer } = await answerWith(request, async (item) => {
        // A change that somebody made before ours is told as such, and not by what it makes impossible.
        if (item.submission.version !== wanted.version) return false;
        return act(item.submission, wanted, doing(request, wanted.version), request);
      });
      return reply.code(status).send(answer);
    });
  }
  for (const action of Object.keys(actions) as Exclude<ItemAction, 'erase'>[]) register(action);

  app.post('/api/items/:reference/erase', { config: { access: 'erase' } }, async (request, reply) => {
    const { version, reference } = readBody(ACTIONS.erase.body, request);
    const found = await findItem(storage, referenceOf(request), formsOfReader(request));
    const { submission } = found;
    if (reference.trim().toUpperCase() !== submission.reference) {
      throw new DeskProblem(400, itemProblems.typedReference);
    }
    const item = await viewItem(storage, submission.reference, formsOfReader(request));
    if (!(await eraseAtDesk(desk, found, doing(request, version)))) {
      const conflict = await describeConflict(storage.db, item);
      return reply.code(409).send({ ok: false, conflict } satisfies EraseReply);
    }
    storage.changes.announce();
    return { ok: true } satisfies EraseReply;
  });
}
