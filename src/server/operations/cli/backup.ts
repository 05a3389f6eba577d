import { copySqlite, inspectSqlite } from '../../db/sqlite-files.ts';
import { type Command, Refusal } from './command.ts';
import { fill, plural, resolveFile, toFile, writeTo } from './output.ts';

export const backup: Command = {
  name: 'backup',
  operands: '<file>',
  maxOperands: 1,
  summary: 'Copies the SQLite database to a file while the server runs.',
  details:
    'The copy is checked before it gets its name. In a folder the file is named by the day. "restore" puts it back.',
  options: { force: { help: 'Replaces an existing file.' } },
  examples: ['backup /var/backups/site.sqlite'],

  async run(context, args) {
    const { config, calendar, now } = context;
    if (config.databaseUrl !== null) {
      throw new Refusal(
        'The server uses PostgreSQL. Back it up with: pg_dump --format=custom --file=site.dump "$DATABASE_URL"',
      );
    }
    const name = `kelvane-${calendar.dayOf(now())}.sqlite`;
    const path = await resolveFile(context.cwd, args.operands[0]!, name);
    const storage = await context.openStorage();
    let submissions = 0;
    await fill(await toFile(path, args.flag('force')), async ({ partPath }) => {
      await copySqlite(storage, partPath);
      const copy = inspectSqlite(partPath);
      if (copy.problem !== null) {
        throw new Refusal(`The copy is damaged (${copy.problem}), so it was not kept. Check the disk.`);
      }
      submissions = copy.submissions;
    });
    await writeTo(context.stdout, `${plural(submissions, 'submission')} saved to ${path}\n`);
    return true;
  },
};
