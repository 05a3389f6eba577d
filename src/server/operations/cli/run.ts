import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createCalendar } from '#contract/calendar.ts';
import { openStorage, SQLITE_FILE, StorageUnavailableError } from '../../db/database.ts';
import type { Storage } from '../../db/storage.ts';
import { builtFor } from '../../settings/addresses.ts';
import { type Config, ConfigError, parseConfig } from '../../settings/config.ts';
import {
  type Command,
  type CommandContext,
  commandHelp,
  generalHelp,
  type InboxContext,
  type Output,
  Refusal,
  readArguments,
  UsageError,
} from './command.ts';
import { COMMANDS } from './commands.ts';
import { writeTo } from './output.ts';

const EXIT = { done: 0, failed: 1, wrongUse: 2 } as const;
type ExitCode = (typeof EXIT)[keyof typeof EXIT];

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

/** The site's URL. It may differ from that of the built pages, because the command serves none. */
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
      storage = await openServerStorage(config, context.stderr);
      return storage;
    },
  };
  try {
    return (await command.run(commandContext, args)) ? EXIT.done : EXIT.failed;
  } finally {
    await storage?.close();
  }
}

/** The server's database, which must exist. */
export async function openServerStorage(config: Config, stderr: Output): Promise<Storage> {
  const file = join(config.dataDir, SQLITE_FILE);
  // Opening would create an empty database and hide that the folder is wrong.
  if (config.databaseUrl === null && !existsSync(file)) {
    throw new Refusal(
      `There is no database at ${file}. Set DATA_DIR or DATABASE_URL as for the server, or start the server once.`,
    );
  }
  return openStorage({ ...config, onWait: (line) => stderr.write(`${line}\n`) });
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

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'the file system is read-only',
  ENOENT: 'the folder does not exist',
  ENOTDIR: 'a part of the path is not a folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
};

/** For the operator, without a stack trace. */
export function explain(error: unknown): string {
  if (error instanceof ConfigError) return `${error.message}\nSee .env.example for all settings.`;
  if (error instanceof StorageUnavailableError) return error.message + error.advice;
  if (error instanceof AggregateError && error.message === '') return explain(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const { code = '', path } = error as NodeJS.ErrnoException;
  const problem = FILE_PROBLEMS[code];
  return problem !== undefined && path !== undefined
    ? `${path} cannot be read or written: ${problem}.`
    : error.message;
}
