import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ApiProcess {
  /** Starts the API, ending first the one that runs. */
  restart(): void;
  /** Waits for a start that is under way. True when the API answers, false when it waits for the next save. */
  isUp(): Promise<boolean>;
}

export interface ApiProcessOptions {
  readonly program: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Says something to the person at the terminal. */
  readonly say?: (text: string) => void;
}

/** The line that the server writes once it answers; its address is that of the API alone, so nobody is shown it. */
const READY = /^.* is running at .*\n/m;
/** For requests under way. Whoever saved a file waits for this. */
const GRACE_MS = 500;

/** The server's process in development. It ends with ours, as the channel between them does. */
export function createApiProcess({ program, env, say = print }: ApiProcessOptions): ApiProcess {
  let child: ChildProcess | null = null;
  let up: Promise<boolean> = Promise.resolve(false);
  let isEnding = false;
  let hasGreeted = false;

  function start(): Promise<boolean> {
    const started = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    child = started;
    started.stderr?.setEncoding('utf8').on('data', say);
    return new Promise((done) => {
      started.stdout?.setEncoding('utf8').on('data', (text: string) => {
        if (!READY.test(text)) return say(text);
        // What it says about its mail is worth reading once.
        say(hasGreeted ? 'The API runs the new code.\n' : text.replace(READY, ''));
        hasGreeted = true;
        done(true);
      });
      started.once('exit', () => {
        done(false);
        if (child !== started) return;
        child = null;
        up = Promise.resolve(false);
        say('The API does not run. It is started again after the next save of a file.\n');
      });
    });
  }

  async function end(old: ChildProcess | null): Promise<void> {
    if (old === null) return;
    if (old.connected) old.disconnect();
    const tooLong = setTimeout(() => old.kill('SIGKILL'), GRACE_MS);
    await once(old, 'exit');
    clearTimeout(tooLong);
  }

  return {
    restart() {
      // What is to start after this end reads the latest files anyway.
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
