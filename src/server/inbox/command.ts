import type { Writable } from 'node:stream';
import type { Storage } from '../db/storage.ts';
import type { Config, Environment } from '../settings/config.ts';
import type { Calendar } from '../shared/calendar.ts';
import type { Company } from '../shared/company.ts';

/** A stream that may be a terminal. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** What the inbox runs in: all that it sees of the world, so that tests can run it without a process. */
export interface InboxContext {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Environment;
  /** Where relative file names begin. */
  readonly cwd: string;
  /** Asks the person at the terminal; null where there is none. */
  readonly ask: ((question: string) => Promise<string>) | null;
  readonly company: Pick<Company, 'siteUrl' | 'timeZone' | 'email'>;
  readonly now: () => number;
}

/** The same for a command, with what follows from the settings. */
export interface CommandContext extends InboxContext {
  readonly config: Config;
  readonly calendar: Calendar;
  /** The database that the server uses. It must be there already. */
  openStorage(): Promise<Storage>;
}

/** What was typed after the name of the command, checked against what the command knows. */
export interface Arguments {
  readonly operands: readonly string[];
  flag(name: string): boolean;
  text(name: string): string | undefined;
  /** One of several words. */
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined;
  /** A whole number between the two, which both count. */
  count(name: string, min: number, max?: number): number | undefined;
}

export interface Option {
  /** What stands for the value in the help, such as `<file>`; without one the option is a switch. */
  readonly value?: string;
  readonly help: string;
}

export interface Command {
  readonly name: string;
  /** What follows the name, as the help shows it; empty when nothing does. */
  readonly operands: string;
  readonly mostOperands: number;
  readonly summary: string;
  /** Further lines of the help. */
  readonly details?: string;
  readonly options: Readonly<Record<string, Option>>;
  readonly examples: readonly string[];
  /** Returns false when a part of it could not be done, which it has said by then. */
  run(context: CommandContext, args: Arguments): Promise<boolean>;
}
