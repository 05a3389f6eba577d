/** Converts one picture. A process and not a thread, because a crafted file may crash a decoder, and its memory is free afterward. */
import { constants, setPriority } from 'node:os';
import { convertPicture } from './convert-picture.ts';
import type { Sharp } from './media-file.ts';

process.once('message', async ({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }) => {
  // Visitors come first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const sharp = await loadSharp();
  const reply = await convertPicture(name, Buffer.from(bytes), sharp);
  process.send!(reply, () => process.disconnect());
});
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

/** Null where it is not installed, or not for this platform. */
async function loadSharp(): Promise<Sharp | null> {
  try {
    const { default: sharp } = await import('sharp');
    // One core at most.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  } catch {
    return null;
  }
}
