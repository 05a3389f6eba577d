import { type ChildProcess, spawn } from 'node:child_process';
import { commandTimeout } from './tab.ts';

export interface Child {
  /** Waits for a pattern in the output and returns its match. */
  says(pattern: RegExp): Promise<string>;
  /** Calls back for each line of output from now on. */
  onLine(hear: (line: string) => void): void;
  /** Ends the process and its children. */
  end(): Promise<void>;
}

/** Starts a program in its own process group, so that its children can be ended with it. */
export function startChild(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Child {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const endNow = () => endGroup(child);
  process.once('exit', endNow);
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => resolve()).once('error', () => resolve()),
  );
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      for (const listen of listeners) listen();
    });
  }
  return {
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => fail(`did not say ${pattern} within ${commandTimeout / 1000} s`),
          commandTimeout,
        );
        const look = () => {
          const found = pattern.exec(output);
          if (!found) return;
          stop();
          resolve(found[1] ?? found[0]);
        };
        const stop = () => {
          clearTimeout(timer);
          listeners.delete(look);
        };
        const fail = (what: string) => {
          stop();
          reject(new Error(`${command} ${what}. It wrote:\n${output}`));
        };
        listeners.add(look);
        exited.then(() => fail('ended'));
        child.once('error', (error) => fail(`could not be started: ${error.message}`));
        look();
      }),
    onLine(hear) {
      let heard = output.length;
      listeners.add(() => {
        const end = output.lastIndexOf('\n') + 1;
        if (end <= heard) return;
        const lines = output.slice(heard, end).split('\n');
        heard = end;
        for (const line of lines) if (line !== '') hear(line);
      });
    },
    async end() {
      process.off('exit', endNow);
      endGroup(child);
      await exited;
    },
  };
}

/** A negative id means the process group, which may outlive its leader, or be gone already. */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {}
}
