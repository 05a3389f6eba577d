import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mayDo, type PersonReply, ROLES, SCOPES, SITE_RIGHTS } from '#contract/desk/people.ts';
import type { PeoplePage } from '#contract/desk/views.ts';
import { notFound } from '../http/errors.ts';
import { BY_ID, type DeskApp } from '../http/schemas.ts';
import { EMAIL, PERSON_NAME, signedInOf } from './access.ts';
import type { PeopleContext } from './context.ts';
import {
  type Actor,
  changeRights,
  endAllSessions,
  handOverLink,
  invitePerson,
  type PersonChanges,
  removePerson,
  sendLink,
  toPerson,
  toSession,
} from './people.ts';
import { endSessionsOf } from './sessions.ts';
import { nameFromEmail } from './store.ts';

const role = z.enum(ROLES);
const scope = z.enum(SCOPES);
const site = z.enum(SITE_RIGHTS).optional();
const inviteBody = z.object({
  email: EMAIL.toLowerCase(),
  name: PERSON_NAME.optional(),
  role,
  scope,
  site,
});
const changeBody = z
  .object({ name: PERSON_NAME.optional(), role: role.optional(), scope: scope.optional(), site })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined));

const linkBody = z.object({ handOver: z.boolean().default(false) });

const SIGNED_IN = { config: { access: 'signed-in' }, schema: {} } as const;
const PEOPLE = { config: { access: 'people' } } as const;
const PERSON = { ...PEOPLE, schema: { params: BY_ID } } as const;

export function registerPeople(app: DeskApp, desk: PeopleContext): void {
  const actor = (request: FastifyRequest): Actor => ({ person: signedInOf(request).person, via: 'desk' });
  const answer = async (id: string, link?: string): Promise<PersonReply> => {
    const found = (await desk.people.list(desk.now())).find((each) => each.id === id);
    return { person: found === undefined ? null : toPerson(found), ...(link === undefined ? {} : { link }) };
  };
  /** Without a mail server the email is only a file, so the response includes the link. */
  const linkIfNoMail = async (request: FastifyRequest, id: string): Promise<string | undefined> =>
    desk.hasMail ? undefined : handOverLink(desk, actor(request), id);

  // People without the right see only themselves and their sessions.
  app.get('/api/people', SIGNED_IN, async (request): Promise<PeoplePage> => {
    const { person, session } = signedInOf(request);
    const all = (await desk.people.list(desk.now())).map(toPerson);
    const sessions = await desk.sessions.ofPerson(person.id, desk.now());
    return {
      people: mayDo(person.role, 'people') ? all : all.filter(({ id }) => id === person.id),
      sessions: sessions.map((each) => toSession(each, session.id, desk.config.sessionIdleMs)),
    };
  });

  app.post('/api/people', { ...PEOPLE, schema: { body: inviteBody } }, async (request, reply) => {
    const { email, name: given = nameFromEmail(email), ...rights } = request.body;
    const person = await invitePerson(desk, actor(request), { email, name: given, ...rights });
    const link = await linkIfNoMail(request, person.id);
    reply.code(201);
    return answer(person.id, link);
  });

  const change = { ...PEOPLE, schema: { params: BY_ID, body: changeBody } } as const;
  app.post('/api/people/:id', change, async (request) => {
    const { id } = request.params;
    const given = Object.entries(request.body).filter(([, value]) => value !== undefined);
    await changeRights(desk, actor(request), id, Object.fromEntries(given) as PersonChanges);
    return answer(id);
  });

  app.post('/api/people/:id/remove', PERSON, async (request) => {
    await removePerson(desk, actor(request), request.params.id);
    return answer(request.params.id);
  });

  const link = { ...PEOPLE, schema: { params: BY_ID, body: linkBody } } as const;
  app.post('/api/people/:id/link', link, async (request) => {
    const { id } = request.params;
    if (request.body.handOver) {
      return answer(id, await handOverLink(desk, actor(request), id));
    }
    await sendLink(desk, actor(request), id);
    return answer(id, await linkIfNoMail(request, id));
  });

  app.post('/api/people/:id/end-sessions', PERSON, async (request) => {
    await endAllSessions(desk, actor(request), request.params.id);
    return answer(request.params.id);
  });

  const session = { ...SIGNED_IN, schema: { params: BY_ID } } as const;
  app.post('/api/sessions/:id/end', session, async (request) => {
    const { person } = signedInOf(request);
    const ended = await endSessionsOf(desk, person, { personId: person.id, only: request.params.id });
    if (ended === 0) throw notFound();
    return { ended };
  });

  app.post('/api/sessions/end-others', SIGNED_IN, async (request) => {
    const { person, session } = signedInOf(request);
    return { ended: await endSessionsOf(desk, person, { personId: person.id, except: session.id }) };
  });
}
