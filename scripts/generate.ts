/** Writes src/generated. Programs of the project run it first, by `--import ./scripts/generate.ts`. */
import { generate } from './lib/generated.ts';

// scripts/run.mjs closes this channel to end the program.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

const problems = await generate();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
// Tells the Vite plugin not to generate again.
process.env.GENERATED_IN = process.cwd();
