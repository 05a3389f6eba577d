import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import type { Calendar } from '#contract/calendar.ts';
import type { Storage } from '../../db/storage.ts';
import type { Config, Environment } from '../../settings/config.ts';
import type { Company } from '../../shared/company.ts';

/** A stream that may be a terminal. */
export type Output = Writable & { readonly isTTY?: boolean };

/** Everything the command line uses of the process, so that tests can replace it. */
export interface InboxContext {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Environment;
  /** Base of relative file names. */
  readonly cwd: string;
  /** Null without a terminal. */
  readonly ask: ((question: string) => Promise<string>) | null;
  readonly company: Pick<Company, 'siteUrl' | 'timeZone' | 'email'>;
  readonly now: () => number;
}

export interface CommandContext extends InboxContext {
  readonly config: Config;
  readonly calendar: Calendar;
  /** Opens the server's database, which must exist. */
  openStorage(): Promise<Storage>;
}

/** Parsed and checked against the options of the command. */
export interface Arguments {
  readonly operands: readonly string[];
  flag(name: string): boolean;
  text(name: string): string | undefined;
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined;
}

interface Option {
  /** Placeholder in the help, such as `<file>`; without one the option is a flag. */
  readonly value?: string;
  readonly help: string;
}

export interface Command {
  readonly name: string;
  /** Operands as shown in the help; empty if there are none. */
  readonly operands: string;
  readonly maxOperands: number;
  readonly summary: string;
  /** Further lines of the help. */
  readonly details?: string;
  readonly options: Readonly<Record<string, Option>>;
  readonly examples: readonly string[];
  /** Returns false when a part failed; the command has printed the reason. */
  run(context: CommandContext, args: Arguments): Promise<boolean>;
}

/** The command line is wrong. */
export class UsageError extends Error {}

/** The command line is valid but cannot be executed; the message says why and what to do. */
export class Refusal extends Error {}

const HELP_OPTION: Readonly<Record<string, Option>> = { help: { help: 'Shows this help.' } };

export function readArguments(command: Command, typed: readonly string[]): Arguments {
  const { values, positionals } = parse(command, typed);
  const text = (name: string): string | undefined => {
    const value = values[name];
    if (value === '') throw new UsageError(`--${name} needs a value.`);
    return typeof value === 'string' ? value : undefined;
  };
  const args: Arguments = {
    operands: positionals,
    flag: (name) => values[name] === true,
    text,
    choice(name, choices) {
      const given = text(name);
      const found = choices.find((choice) => choice === given);
      if (given !== undefined && found === undefined) {
        throw new UsageError(`--${name} is "${given}". It can be ${choices.join(', ')}.`);
      }
      return found;
    },
  };
  if (!args.flag('help')) checkOperands(command, positionals);
  return args;
}

function parse(command: Command, typed: readonly string[]) {
  const entries = Object.entries({ ...HELP_OPTION, ...command.options });
  const options = Object.fromEntries(
    entries.map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    return parseArgs({ args: [...typed], options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node adds advice about dashes that does not apply here.
    const [sentence = ''] = (error as Error).message.split(/(?<=\w'?)\. |\n/);
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`);
  }
}

function checkOperands({ name, operands, maxOperands }: Command, given: readonly string[]): void {
  const isOptional = operands.startsWith('[');
  if (maxOperands > 0 && given.length === 0 && !isOptional) {
    throw new UsageError(`"${name}" needs ${operands.replace('...', '')}.`);
  }
  const extra = given[maxOperands];
  if (extra !== undefined) {
    throw new UsageError(`"${extra}" is more than "${name}" takes. Put a value that has spaces into quotes.`);
  }
}

const PROGRAM = 'npm run inbox --';
const HELP_WIDTH = 78;

export function generalHelp(commands: readonly Command[]): string {
  return [
    'The command line for operators. Submissions are read and answered at the desk.',
    '',
    `Usage: ${PROGRAM} <command> [options]`,
    '',
    ...twoColumns(commands.map(({ name, operands, summary }) => [`${name} ${operands}`.trim(), summary])),
    '',
    `${PROGRAM} <command> --help says more.`,
    'It uses the database of the server: DATABASE_URL, or SQLite under DATA_DIR.',
    'Exit codes: 0 done, 1 something failed or needs attention, 2 wrong usage.',
    '',
  ].join('\n');
}

export function commandHelp(command: Command): string {
  const { name, operands, summary, details, options, examples } = command;
  const listed = Object.entries(options).map(([option, { value = '', help }]): [string, string] => [
    `--${option} ${value}`.trim(),
    help,
  ]);
  return [
    summary,
    ...(details === undefined ? [] : wrap(details, HELP_WIDTH)),
    '',
    `Usage: ${`${PROGRAM} ${name} ${operands}`.trim()}${listed.length > 0 ? ' [options]' : ''}`,
    '',
    ...(listed.length > 0 ? [...twoColumns(listed), ''] : []),
    ...examples.map((example) => `  ${PROGRAM} ${example}`),
    '',
  ].join('\n');
}

function twoColumns(pairs: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...pairs.map(([left]) => left.length)) + 2;
  return pairs.flatMap(([left, right]) =>
    wrap(right, HELP_WIDTH - width).map(
      (line, index) => `  ${(index === 0 ? left : '').padEnd(width)}${line}`,
    ),
  );
}

function wrap(text: string, width: number): readonly string[] {
  const wrapped: string[] = [];
  for (const word of text.split(' ')) {
    const last = wrapped.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      wrapped[wrapped.length - 1] = `${last} ${word}`;
    else wrapped.push(word);
  }
  return wrapped;
}

const AGO_MS: Readonly<Record<string, number>> = { h: 60 * 60 * 1000, d: 24 * 60 * 60 * 1000 };

/** Parses a day, a time or an age. As the end of a range, a day is inclusive. */
export function parseMoment(
  calendar: Calendar,
  text: string,
  option: { readonly name: string; readonly isEnd: boolean; readonly now: number },
): number {
  const [, count, unit = ''] = /^(\d{1,5})([hd])$/.exec(text) ?? [];
  if (count !== undefined) return option.now - Number(count) * AGO_MS[unit]!;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    const time = Date.parse(`${text}T00:00:00Z`);
    if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(text)) {
      const day = calendar.rangeOf(text);
      return option.isEnd ? day.until : day.since;
    }
  } else if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))) {
    return Date.parse(text);
  }
  throw new UsageError(
    `--${option.name} is "${text}". Write a day (2026-11-15), a time (2026-11-15T09:30:00Z), or how long ago (12h, 30d).`,
  );
}
