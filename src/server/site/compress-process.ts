/** Compresses files as small as a build does. A process, because that takes ten seconds and memory that is free afterward. */
import { constants, setPriority } from 'node:os';
import { compress } from '../http/compression.ts';

/** By name. */
type Files = readonly (readonly [string, Uint8Array])[];

process.once('message', async (files: Files) => {
  // Visitors come first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const compressed = await Promise.all(files.map(([name, data]) => compress(name, Buffer.from(data))));
  process.send!(compressed, () => process.disconnect());
});
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());
