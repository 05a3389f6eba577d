import { deskProblems } from '#content/desk/server-texts.ts';
import { ROLES, SCOPES, SITE_RIGHTS } from '#contract/desk/people.ts';
import { isEmail } from '#contract/fields.ts';
import type { PersonRow } from '../../db/schema.ts';
import type { Storage } from '../../db/storage.ts';
import { messageIdDomain } from '../../mail/sender.ts';
import { isoTime } from '../../mail/submission-text.ts';
import { LINK_MS, makeLink } from '../../people/links.ts';
import { queueStaffMail } from '../../people/mail.ts';
import { type Actor, invitePerson, type PeopleDeps, removePerson, rightsOf } from '../../people/people.ts';
import {
  createPeopleStore,
  isPersonName,
  type ListedPerson,
  nameFromEmail,
  type PeopleStore,
} from '../../people/store.ts';
import { hostForPeople } from '../../settings/addresses.ts';
import { type Arguments, type Command, type CommandContext, Refusal, UsageError } from './command.ts';
import { oneLine, print, printJson, table } from './output.ts';

const TERMINAL: Actor = { person: null, via: 'terminal' };
const FIRST_PORT = 3001;

export const people: Command = {
  name: 'people',
  operands: '[invite|link|remove] [<email>]',
  maxOperands: 2,
  summary: 'Lists who works at the desk, invites, removes, makes sign-in links.',
  details:
    '"link" prints a link that signs in once, within ten minutes, for those who get no mail. Where nobody is known yet, it asks for an address and makes it the first administrator.',
  options: {
    name: { value: '<name>', help: 'Of somebody who is invited; without it, made from the address.' },
    role: { value: '<role>', help: `What they may do: ${ROLES.join(', ')}; agent unless told.` },
    scope: { value: '<scope>', help: `What they see: ${SCOPES.join(', ')}; everything unless told.` },
    site: {
      value: '<right>',
      help: `Their access to the website: ${SITE_RIGHTS.join(', ')}; publish for administrators, otherwise none, unless told.`,
    },
    json: { help: 'The list as JSON.' },
  },
  examples: [
    'people',
    'people invite jun@example.com --role agent --scope enquiries',
    'people link jun@example.com',
    'people remove jun@example.com',
  ],

  async run(context, args) {
    const [action, email] = args.operands;
    const actions: Readonly<Record<string, (desk: Desk) => Promise<boolean>>> = {
      invite: (desk) => invite(desk, readEmail(email, 'invite')),
      link: (desk) => link(desk, email),
      remove: (desk) => remove(desk, readEmail(email, 'remove')),
    };
    const act = action === undefined ? list : actions[action];
    if (act === undefined) {
      throw new UsageError(`"people ${action}" is not known. It can be ${Object.keys(actions).join(', ')}.`);
    }
    const storage = await context.openStorage();
    const { config } = context;
    const domain = messageIdDomain(context.company, config.mail);
    return act({
      context,
      args,
      storage,
      people: createPeopleStore(storage, { idleMs: config.desk.sessionIdleMs }),
      now: context.now,
      mailStaff: (person, kind, db) =>
        queueStaffMail(db, { kind, person, messageIdDomain: domain, now: context.now() }),
    });
  },
};

interface Desk extends PeopleDeps {
  readonly context: CommandContext;
  readonly args: Arguments;
  readonly storage: Storage;
  readonly people: PeopleStore;
}

async function list({ context, args, people: store, now }: Desk): Promise<boolean> {
  const found = await store.list(now());
  if (args.flag('json')) await printJson(context, found.map(toJson));
  else if (found.length === 0) {
    await print(context, [
      'Nobody has access yet. "npm run inbox -- people link" makes a link for the first administrator.',
    ]);
  } else {
    const rows = found.map(({ email, name, role, scope, site, last_seen_at }) => [
      ...[oneLine(email), oneLine(name), role, scope, site],
      last_seen_at === null ? 'never' : context.calendar.format(last_seen_at),
    ]);
    await print(context, table(['Email', 'Name', 'Role', 'Sees', 'Website', 'Last here'], rows));
  }
  return true;
}

function toJson({ email, name, role, scope, site, invited_at, last_seen_at, sessions }: ListedPerson) {
  const times = { invitedAt: isoTime(invited_at), lastSeenAt: isoTime(last_seen_at) };
  return { email, name, role, scope, site, ...times, sessions };
}

async function invite(desk: Desk, email: string): Promise<boolean> {
  const { args, context } = desk;
  if (context.config.desk.port === 0) {
    throw new Refusal('The desk is switched off (DESK_PORT=0), so nobody would mail the invitation.');
  }
  const person = await invitePerson(desk, TERMINAL, {
    email,
    name: readName(args, email),
    role: args.choice('role', ROLES) ?? 'agent',
    scope: args.choice('scope', SCOPES) ?? 'everything',
    site: args.choice('site', SITE_RIGHTS),
  });
  await print(context, [
    `${person.email} is invited as ${rightsOf(person)}. The running server mails the link.`,
  ]);
  return true;
}

async function remove(desk: Desk, email: string): Promise<boolean> {
  const person = await knownPerson(desk, email);
  await removePerson(desk, TERMINAL, person.id);
  await print(desk.context, [`${person.email} is removed and signed out everywhere.`]);
  return true;
}

async function link(desk: Desk, typed: string | undefined): Promise<boolean> {
  const { context, storage, people: store, now } = desk;
  const isFirst = (await store.count()) === 0;
  const person = isFirst
    ? await firstAdministrator(desk, typed)
    : await knownPerson(desk, readEmail(typed, 'link'));
  const { url, host, port } = context.config.desk;
  const address = url ?? `http://${hostForPeople(host)}:${port || FIRST_PORT}`;
  const made = await makeLink(storage.db, { personId: person.id, purpose: 'sign-in', address, now: now() });
  const lines = [`For ${person.email}, once and within ${LINK_MS['sign-in'] / 60_000} minutes:`, made];
  if (url === null && port === null) {
    lines.push(
      `The server has said at its start where the desk is. If not at ${address}, put that in its place.`,
    );
  }
  await print(context, lines);
  return true;
}

async function firstAdministrator(desk: Desk, typed: string | undefined): Promise<PersonRow> {
  const { ask } = desk.context;
  const answer = typed ?? (await ask?.('Nobody is known yet. Mail address of the first administrator: '));
  const email = readEmail(answer?.trim(), 'link');
  const name = readName(desk.args, email);
  const quiet = { ...desk, mailStaff: async () => {} };
  return invitePerson(quiet, TERMINAL, { email, name, role: 'administrator', scope: 'everything' });
}

function readName(args: Arguments, email: string): string {
  const name = args.text('name')?.trim() ?? nameFromEmail(email);
  if (!isPersonName(name)) throw new UsageError(deskProblems.notAName);
  return name;
}

async function knownPerson({ people: store }: Desk, email: string): Promise<PersonRow> {
  const person = await store.byEmail(email);
  if (person === null) throw new Refusal(`Nobody with the address ${email} works at the desk.`);
  return person;
}

function readEmail(typed: string | undefined, action: string): string {
  if (typed === undefined || typed === '') throw new UsageError(`"people ${action}" needs <email>.`);
  if (!isEmail(typed)) throw new UsageError(`"${typed}" is not an email address.`);
  return typed.toLowerCase();
}
