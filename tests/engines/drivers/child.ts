import { type ChildProcess, spawn } from 'node:child_process';
import { commandTimeout } from './tab.ts';

export interface Child {
  /** Waits for a pattern in the output and returns its match. */
  waitForOutput(pattern: RegExp): Promise<string>;
  /** Calls back for each line of output from now on. */
  onLine(listener: (line: string) => void): void;
  /** Kills the process and its children. */
  kill(): Promise<void>;
}

/** Starts a program in its own process group, so that its children can be killed with it. */
export function startChild(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Child {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const killNow = () => killGroup(child);
  process.once('exit', killNow);
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => resolve()).once('error', () => resolve()),
  );
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      for (const listener of listeners) listener();
    });
  }
  return {
    waitForOutput: (pattern) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => fail(`did not print ${pattern} within ${commandTimeout / 1000} s`),
          commandTimeout,
        );
        const check = () => {
          const match = pattern.exec(output);
          if (!match) return;
          stop();
          resolve(match[1] ?? match[0]);
        };
        const stop = () => {
          clearTimeout(timer);
          listeners.delete(check);
        };
        const fail = (reason: string) => {
          stop();
          reject(new Error(`${command} ${reason}. It wrote:\n${output}`));
        };
        listeners.add(check);
        exited.then(() => fail('exited'));
        child.once('error', (error) => fail(`could not be started: ${error.message}`));
        check();
      }),
    onLine(listener) {
      let position = output.length;
      listeners.add(() => {
        const end = output.lastIndexOf('\n') + 1;
        if (end <= position) return;
        const lines = output.slice(position, end).split('\n');
        position = end;
        for (const line of lines) if (line !== '') listener(line);
      });
    },
    async kill() {
      process.off('exit', killNow);
      killGroup(child);
      await exited;
    },
  };
}

/** A negative id means the process group, which may outlive its leader or have exited already. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {}
}
