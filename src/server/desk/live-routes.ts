import { PassThrough } from 'node:stream';
import { z } from 'zod';
import { submissionProblems } from '#content/desk/server-texts.ts';
import { answerTemplates } from '#content/desk/templates.ts';
import { formsIn } from '#contract/desk/people.ts';
import type { LiveEvent, Me, Presence, SitePresence } from '#contract/desk/views.ts';
import { BY_REFERENCE, formsOfReader } from '../conversations/desk-routes.ts';
import { findSubmission } from '../conversations/view.ts';
import { DeskProblem } from '../http/errors.ts';
import type { DeskApp } from '../http/schemas.ts';
import { signedInOf } from '../people/access.ts';
import { toPerson } from '../people/people.ts';
import { personOfSession } from '../people/sessions.ts';
import { toPersonName } from '../people/store.ts';
import type { Desk } from './desk.ts';
import { countsFor, createLive } from './live.ts';

/** Per person; enough to open each enquiry in a separate tab. */
const MAX_WINDOWS = 24;

/** A window with more unread bytes is disconnected and has to reload. */
const MAX_UNREAD = 64 * 1024;

const PRESENCE = z.object({ writing: z.boolean(), gone: z.boolean().default(false) });

const SITE_PRESENCE = z.object({
  file: z
    .string()
    .regex(/^[\w./-]+$/)
    .max(200),
  gone: z.boolean().default(false),
});

/** Server-sent events: changes, and colleagues who have the same submission open. */
export function registerLive(app: DeskApp, desk: Desk): void {
  const { storage, config, now } = desk;
  const live = createLive(desk);
  const windows = new Map<string, number>();
  // End the streams: closing waits for open responses.
  app.addHook('preClose', async () => live.close());

  app.get('/api/live', { config: { access: 'read' }, schema: {} }, async (request, reply) => {
    const { person, session } = signedInOf(request);
    const open = windows.get(person.id) ?? 0;
    if (open >= MAX_WINDOWS) throw new DeskProblem(429, submissionProblems.tooManyWindows);
    windows.set(person.id, open + 1);

    const stream = new PassThrough();
    const write = (text: string): void => {
      if (stream.writableLength > MAX_UNREAD) stream.destroy();
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
        // End the stream when the session has expired without any change.
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
        // Proxies must not buffer events.
        .header('X-Accel-Buffering', 'no')
        // No keep-alive, so that an ended stream does not delay the shutdown.
        .header('Connection', 'close')
        .type('text/event-stream')
        .send(stream)
    );
  });

  app.post(
    '/api/submissions/:reference/presence',
    { config: { access: 'read' }, schema: { params: BY_REFERENCE, body: PRESENCE } },
    async (request): Promise<{ readonly people: readonly Presence[] }> => {
      const { writing, gone } = request.body;
      const { submission } = await findSubmission(storage, request.params.reference, formsOfReader(request));
      const { reference, form } = submission;
      const person = toPersonName(signedInOf(request).person);
      return { people: live.present({ reference, form, person, isWriting: writing, isGone: gone }) };
    },
  );

  app.post(
    '/api/site/presence',
    { config: { access: 'site-write' }, schema: { body: SITE_PRESENCE } },
    (request): SitePresence => {
      const { file, gone } = request.body;
      return live.presentAtSite({ file, person: toPersonName(signedInOf(request).person), isGone: gone });
    },
  );
}

export function registerMe(app: DeskApp, { storage, people, company, hasMail, now }: Desk): void {
  app.get('/api/me', { config: { access: 'signed-in' }, schema: {} }, async (request): Promise<Me> => {
    const { id } = signedInOf(request).person;
    const all = await people.list(now());
    const me = all.find((person) => person.id === id);
    const { name, shortName, siteUrl, offices, timeZone, businessHours } = company;
    return {
      // Missing only if the person was removed a moment ago.
      person: toPerson(
        me ?? { ...signedInOf(request).person, sessions: 0, link_until: null, undelivered: null },
      ),
      colleagues: all
        .filter((person) => person.id !== id)
        .map(({ role, scope, site, ...person }) => ({ ...toPersonName(person), role, scope, site })),
      company: { name, shortName, siteUrl, offices, timeZone, hours: businessHours },
      counts: await countsFor(storage, signedInOf(request).person),
      templates: answerTemplates.filter(({ form }) =>
        formsIn(signedInOf(request).person.scope).includes(form),
      ),
      hasMail,
    };
  });
}
