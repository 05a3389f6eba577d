import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { company } from '#content/company.ts';
import { runInbox } from './run.ts';

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

/** Ctrl-C and Ctrl-D count as an empty answer. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const closed = new Promise<string>((resolve) => {
    terminal.once('close', () => resolve(''));
  });
  try {
    return await Promise.race([terminal.question(question).catch(() => ''), closed]);
  } finally {
    terminal.close();
  }
}

if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await runInbox(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  // npm changes to the project folder; INIT_CWD is where the person ran the command.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  ask: process.stdin.isTTY && process.stderr.isTTY ? ask : null,
  company: { siteUrl: company.siteUrl, timeZone: company.headquarters.timeZone, email: company.email },
  now: Date.now,
});
