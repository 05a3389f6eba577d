import type { CommandContext } from './command.ts';

export interface Progress {
  update(done: number): void;
  /** Takes the bar off the screen. */
  clear(): void;
}

const BAR = 30;

/** A bar on a terminal and nothing elsewhere, on standard error as it is no result. */
export function createProgress({ stderr }: CommandContext, total: number): Progress {
  let shown = '';
  const draw = (text: string): void => {
    if (!stderr.isTTY || text === shown) return;
    shown = text;
    stderr.write(`\r${text}\x1b[K`);
  };
  return {
    update(done) {
      const share = total === 0 ? 1 : done / total;
      const filled = Math.floor(share * BAR);
      const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
      draw(`${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${done} of ${total} rows`);
    },
    clear: () => draw(''),
  };
}
