import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ApiProcess {
  /** Starts the API. Stops a running one first. */
  restart(): void;
  /** Waits for a start in progress. False if the start failed: the API then waits for the next save. */
  isUp(): Promise<boolean>;
}

export interface ApiProcessOptions {
  readonly program: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Prints to the terminal. */
  readonly say?: (text: string) => void;
}

/** The line that the server prints once it is ready. Not shown, as its URL is that of the API. */
const READY = /^.* is running at .*\n/m;
/** Time for requests in progress. Each restart waits this long. */
const GRACE_MS = 500;

/** The server process in development. It exits when the IPC channel closes, so with this process. */
export function createApiProcess({ program, env, say = print }: ApiProcessOptions): ApiProcess {
  let child: ChildProcess | null = null;
  let up: Promise<boolean> = Promise.resolve(false);
  let isEnding = false;
  let hasPrintedNotes = false;

  function start(): Promise<boolean> {
    const started = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    child = started;
    started.stderr?.setEncoding('utf8').on('data', say);
    return new Promise((done) => {
      started.stdout?.setEncoding('utf8').on('data', (text: string) => {
        if (!READY.test(text)) return say(text);
        // Show the notes about mail once.
        say(hasPrintedNotes ? 'The API runs the new code.\n' : text.replace(READY, ''));
        hasPrintedNotes = true;
        done(true);
      });
      started.once('exit', () => {
        done(false);
        if (child !== started) return;
        child = null;
        up = Promise.resolve(false);
        say('The API is not running. It is started again after the next save of a file.\n');
      });
    });
  }

  async function end(old: ChildProcess | null): Promise<void> {
    if (old === null) return;
    if (old.connected) old.disconnect();
    const killTimer = setTimeout(() => old.kill('SIGKILL'), GRACE_MS);
    await once(old, 'exit');
    clearTimeout(killTimer);
  }

  return {
    restart() {
      // The process that starts next reads the latest files anyway.
      if (isEnding) return;
      isEnding = true;
      const old = child;
      child = null;
      up = end(old).then(() => {
        isEnding = false;
        return start();
      });
    },
    async isUp() {
      let seen: Promise<boolean>;
      let isRunning: boolean;
      do {
        seen = up;
        isRunning = await seen;
      } while (seen !== up);
      return isRunning;
    },
  };
}

function print(text: string): void {
  process.stdout.write(text);
}
