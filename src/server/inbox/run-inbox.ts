import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openStorage, SQLITE_FILE } from '../db/database.ts';
import type { Storage } from '../db/storage.ts';
import { builtFor } from '../settings/addresses.ts';
import { type Config, parseConfig } from '../settings/config.ts';
import { createCalendar, UsageError } from '../shared/calendar.ts';

import { readArguments } from './arguments.ts';
import type { Command, CommandContext, InboxContext } from './command.ts';
import { COMMANDS } from './commands.ts';
import { writeTo } from './destination.ts';
import { commandHelp, generalHelp } from './help.ts';
import { EXIT, type ExitCode, explain, Refusal } from './problems.ts';

/** Runs one command of the inbox and returns the code to end with. */
export async function runInbox(typed: readonly string[], context: InboxContext): Promise<ExitCode> {
  const [name, ...rest] = typed;
  if (name === undefined) {
    await writeTo(context.stderr, generalHelp(COMMANDS));
    return EXIT.wrongUse;
  }
  try {
    if (name === 'help' || name === '--help' || name === '-h') {
      const about = rest[0];
      await writeTo(context.stdout, about === undefined ? generalHelp(COMMANDS) : commandHelp(find(about)));
      return EXIT.done;
    }
    return await runCommand(find(name), rest, context);
  } catch (error) {
    await writeTo(context.stderr, `${explain(error)}\n`);
    if (!(error instanceof UsageError)) return EXIT.failed;
    const isCommand = COMMANDS.some((command) => command.name === name);
    await writeTo(context.stderr, `"npm run inbox -- ${isCommand ? `${name} --help` : 'help'}" shows how.\n`);
    return EXIT.wrongUse;
  }
}

/** As the server has it, but that nothing is refused: the inbox serves no pages. */
async function addressOf(
  { siteUrl, builtSite }: Config,
  company: { readonly siteUrl: string },
): Promise<string> {
  return siteUrl ?? (await builtFor(builtSite)) ?? company.siteUrl;
}

async function runCommand(
  command: Command,
  typed: readonly string[],
  context: InboxContext,
): Promise<ExitCode> {
  const args = readArguments(command, typed);
  if (args.flag('help')) {
    await writeTo(context.stdout, commandHelp(command));
    return EXIT.done;
  }
  const config = parseConfig(context.env);
  let storage: Storage | undefined;
  const commandContext: CommandContext = {
    ...context,
    config,
    company: { ...context.company, siteUrl: await addressOf(config, context.company) },
    calendar: createCalendar(context.company.timeZone),
    async openStorage() {
      const file = join(config.dataDir, SQLITE_FILE);
      // Opening would create it, and an empty inbox hides that the folder is the wrong one.
      if (config.databaseUrl === null && !existsSync(file)) {
        throw new Refusal(
          `There is no database at ${file}. Set DATA_DIR or DATABASE_URL as for the server, or start the server once.`,
        );
      }
      storage = await openStorage({ ...config, onWait: (line) => context.stderr.write(`${line}\n`) });
      return storage;
    },
  };
  try {
    return (await command.run(commandContext, args)) ? EXIT.done : EXIT.failed;
  } finally {
    await storage?.close();
  }
}

function find(name: string): Command {
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined) {
    throw new UsageError(
      `There is no command "${name}". The commands are: ${COMMANDS.map((each) => each.name).join(', ')}.`,
    );
  }
  return command;
}
