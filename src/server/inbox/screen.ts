import type { CommandContext } from './command.ts';
import { writeTo } from './destination.ts';
import { type Paint, paintFor } from './text.ts';

/** Standard output as a person sees it. */
export interface Screen {
  readonly paint: Paint;
  /** Undefined where nothing limits it, as in a file. */
  readonly width: number | undefined;
  print(lines: readonly string[]): Promise<void>;
}

export function screenOf({ stdout, env }: CommandContext): Screen {
  return {
    paint: paintFor(stdout, env),
    width: stdout.isTTY ? stdout.columns : undefined,
    print: (lines) => writeTo(stdout, lines.map((line) => `${line}\n`).join('')),
  };
}

export function printJson({ stdout }: CommandContext, value: unknown): Promise<void> {
  return writeTo(stdout, `${JSON.stringify(value, null, 2)}\n`);
}
