/** Runs one of the project's TypeScript programs on the pinned Node, installing first what is missing. */
import { spawn } from 'node:child_process';
import { ensureInstalled, pinnedNode, projectDir, projectEnvironment } from './lib/setup.mjs';

ensureInstalled();
const program = spawn(pinnedNode, ['--import', './scripts/generate.ts', ...process.argv.slice(2)], {
  cwd: projectDir,
  stdio: 'inherit',
  env: projectEnvironment(),
});
program.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => program.kill(signal));
// A terminal sends Ctrl-C to the program as well.
process.on('SIGINT', () => process.stdin.isTTY || program.kill('SIGINT'));
// A signal to npm alone ends npm and its shell without reaching this process, which then gets another parent.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && program.kill('SIGTERM'), 500).unref();
