import { parseArgs } from 'node:util';
import { UsageError } from '../shared/calendar.ts';
import type { Arguments, Command, Option } from './command.ts';

const LARGEST_COUNT = 1_000_000;
const HELP: Readonly<Record<string, Option>> = { help: { help: 'Shows this help.' } };

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
    count(name, min, max = LARGEST_COUNT) {
      const given = text(name);
      if (given === undefined) return undefined;
      if (!/^\d{1,9}$/.test(given) || Number(given) < min || Number(given) > max) {
        throw new UsageError(`--${name} is "${given}". It must be a whole number from ${min} to ${max}.`);
      }
      return Number(given);
    },
  };
  if (!args.flag('help')) checkOperands(command, positionals);
  return args;
}

function parse(command: Command, typed: readonly string[]) {
  const entries = Object.entries({ ...HELP, ...command.options });
  const options = Object.fromEntries(
    entries.map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    return parseArgs({ args: [...typed], options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node adds advice about dashes to its sentence that leads astray here.
    const [sentence = ''] = (error as Error).message.split(/(?<=\w'?)\. |\n/);
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`);
  }
}

function checkOperands({ name, operands, mostOperands }: Command, given: readonly string[]): void {
  const isOptional = operands.startsWith('[');
  if (mostOperands > 0 && given.length === 0 && !isOptional) {
    throw new UsageError(`"${name}" needs ${operands.replace('...', '')}.`);
  }
  const extra = given[mostOperands];
  if (extra !== undefined) {
    throw new UsageError(`"${extra}" is more than "${name}" takes. Put a value that has spaces into quotes.`);
  }
}
