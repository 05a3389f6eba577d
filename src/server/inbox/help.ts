import type { Command } from './command.ts';
import { pad, widthOf } from './text.ts';

const PROGRAM = 'npm run inbox --';
const WIDTH = 78;

export function generalHelp(commands: readonly Command[]): string {
  const usage = commands.map(({ name, operands }) => `${name} ${operands}`.trim());
  return [
    'The inbox: what visitors sent, for the people who run the site.',
    '',
    `Usage: ${PROGRAM} <command> [options]`,
    '',
    ...twoColumns(commands.map(({ summary }, index) => [usage[index]!, summary])),
    '',
    `${PROGRAM} <command> --help says more.`,
    'It uses the database of the server: DATABASE_URL, or SQLite under DATA_DIR.',
    'It ends with 0 when done, 1 when something could not be done, 2 when used wrongly.',
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
    ...(details === undefined ? [] : wrap(details, WIDTH)),
    '',
    `Usage: ${`${PROGRAM} ${name} ${operands}`.trim()}${listed.length > 0 ? ' [options]' : ''}`,
    '',
    ...(listed.length > 0 ? [...twoColumns(listed), ''] : []),
    ...examples.map((example) => `  ${PROGRAM} ${example}`),
    '',
  ].join('\n');
}

function twoColumns(pairs: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...pairs.map(([left]) => widthOf(left))) + 2;
  return pairs.flatMap(([left, right]) =>
    wrap(right, WIDTH - width).map((line, index) => `  ${pad(index === 0 ? left : '', width)}${line}`),
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
