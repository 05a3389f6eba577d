import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { itemProblems } from '#content/desk/server-texts.ts';
import type { LiveEvent, Presence } from '#contract/desk/views.ts';
import { toPersonName } from '../storage/people-names.ts';
import { personOfSession } from '../storage/session-check.ts';
import { signedInOf } from './access.ts';
import type { Desk } from './desk.ts';
import { formsOfReader } from './item-query.ts';
import { findItem } from './item-view.ts';
import { createLive } from './live.ts';
import { DeskProblem } from './problem.ts';
import { readBody } from './read-request.ts';
import { referenceOf } from './references.ts';

/** Enough for who opens each enquiry of a morning in a tab of its own. */
const MOST_WINDOWS = 24;
/** A window that does not read what it is sent is better off asking anew. */
const MOST_UNREAD = 64 * 1024;
const PRESENCE = z.object({ writing: z.boolean(), gone: z.boolean().default(false) });

/** Server-sent events: what changed, and who else has an item open. */
export function registerLive(app: FastifyInstance, desk: Desk): void {
  const { storage, config, now } = desk;
  const live = createLive(desk, app.log);
  const windows = new Map<string, number>();
  // Streams have no end of their own, and closing waits for whatever is being answered.
  app.addHook('preClose', async () => live.close());

  app.get('/api/live', { config: { access: 'read' } }, async (request, reply) => {
    const { person, session } = signedInOf(request);
    const open = windows.get(person.id) ?? 0;
    if (open >= MOST_WINDOWS) throw new DeskProblem(429, itemProblems.tooManyWindows);
    windows.set(person.id, open + 1);

    const stream = new PassThrough();
    const write = (text: string): void => {
      if (stream.writableLength > MOST_UNREAD) stream.destroy();
      else stream.write(text);
    };
    const who = () =>
      personOfSession(storage.db, session.id_hash, { now: now(), idleMs: config.sessionIdleMs });
    const remove = live.add({
      who,
      rights: person,
      send: (event: LiveEvent) => write(`data: ${JSON.stringify(event)}\n\n`),
      beat() {
        write('event: beat\ndata: {}\n\n');
        // A session that ends while nothing happens ends this too.
        who().then(
          (found) => found ?? stream.end(),
          () => {},
        );
      },
      end: () => stream.end(),
    });
    stream.once('close', () => {
      remove();
      const left = (windows.get(person.id) ?? 1) - 1;
      if (left === 0) windows.delete(person.id);
      else windows.set(person.id, left);
    });
    write('retry: 3000\n\n');
    return (
      reply
        // Proxies must pass each event on as it comes.
        .header('X-Accel-Buffering', 'no')
        // It ends with the window or with the server, and nobody has to wait for the connection after that.
        .header('Connection', 'close')
        .type('text/event-stream')
        .send(stream)
    );
  });

  const access = { config: { access: 'read' } } as const;
  app.post(
    '/api/items/:reference/presence',
    access,
    async (request): Promise<{ readonly people: readonly Presence[] }> => {
      const { writing, gone } = readBody(PRESENCE, request);
      const { submission } = await findItem(storage, referenceOf(request), formsOfReader(request));
      const { reference, form } = submission;
      const person = toPersonName(signedInOf(request).person);
      return { people: live.present({ reference, form, person, isWriting: writing, isGone: gone }) };
    },
  );
}
