import type { ListedPerson, PeopleStore } from '../people/store.ts';
import type { Arguments, CommandContext } from './command.ts';
import { isoTime } from './item-view.ts';
import { printJson, screenOf } from './screen.ts';
import { table } from './table.ts';
import { oneLine } from './text.ts';

/** Who works at the desk, as a table or as JSON. */
export async function listPeople(
  context: CommandContext,
  args: Arguments,
  people: PeopleStore,
  now: number,
): Promise<boolean> {
  const found = await people.list(now);
  if (args.flag('json')) {
    await printJson(context, found.map(toJson));
    return true;
  }
  const { paint, width, print } = screenOf(context);
  if (found.length === 0) {
    await print(['Nobody yet. "npm run inbox -- people link" makes a link for the first administrator.']);
    return true;
  }
  const columns = [
    { title: 'Email', min: 12 },
    { title: 'Name', min: 8 },
    { title: 'Role' },
    { title: 'Sees' },
    { title: 'Last here', isOptional: true as const },
  ];
  const rows = found.map((person) => [
    oneLine(person.email),
    oneLine(person.name),
    person.role,
    person.scope,
    person.last_seen_at === null ? 'never' : context.calendar.format(person.last_seen_at),
  ]);
  await print(table(columns, rows, { width, paint }));
  return true;
}

function toJson({ email, name, role, scope, invited_at, last_seen_at, sessions }: ListedPerson) {
  const times = { invitedAt: isoTime(invited_at), lastSeenAt: isoTime(last_seen_at) };
  return { email, name, role, scope, ...times, sessions };
}
