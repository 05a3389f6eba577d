import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { company } from '#content/company.ts';
import { runInbox } from './run.ts';

// Whoever reads our output may have seen enough, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

/** Ctrl-C and Ctrl-D count as no answer. */
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
  // npm changes into the project's folder and keeps where the person was.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  ask: process.stdin.isTTY && process.stderr.isTTY ? ask : null,
  company: { siteUrl: company.siteUrl, timeZone: company.headquarters.timeZone, email: company.email },
  now: Date.now,
});
