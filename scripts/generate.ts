/** Makes src/generated. `--import ./scripts/generate.ts` does so before a program of the project starts. */
import { generate } from './lib/generated.ts';

// scripts/run.mjs closes this channel when the program is to end.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

const problems = await generate();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
// For the Vite plugin, which then need not generate again.
process.env.GENERATED_IN = process.cwd();
