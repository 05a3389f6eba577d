import type { Arguments, CommandContext, Option } from './command.ts';
import { type Destination, fill, resolveFile, toFile, toOutput, writeTo } from './destination.ts';
import { plural } from './text.ts';

/** Excel reads a CSV file as UTF-8 only with this in front. */
const BYTE_ORDER_MARK = '\ufeff';

export const EXPORT_OPTIONS: Readonly<Record<string, Option>> = {
  out: { value: '<file>', help: 'Writes to this file, which only you can read, instead of standard output.' },
  force: { help: 'Replaces a file that is there already.' },
  bom: { help: 'Begins with a byte order mark, by which Excel knows UTF-8.' },
};

/** Lets records be written where the operator wants them. `write` returns how many there were. */
export async function exportTo(
  context: CommandContext,
  args: Arguments,
  write: (destination: Destination) => Promise<number>,
): Promise<true> {
  const out = args.text('out');
  const path = out === undefined || out === '-' ? null : await resolveFile(context.cwd, out, 'export');
  const destination = path === null ? toOutput(context.stdout) : await toFile(path, args.flag('force'));
  let count = 0;
  await fill(destination, async (open) => {
    if (args.flag('bom')) await open.write(BYTE_ORDER_MARK);
    count = await write(open);
  });
  if (path !== null) await writeTo(context.stdout, `${plural(count, 'record')} written to ${path}\n`);
  return true;
}
