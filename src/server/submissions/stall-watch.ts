import type { Readable } from 'node:stream';

/** Far more turns of the event loop than reading the buffered data takes. */
const MAX_IDLE_TURNS = 200;

/**
 * Calls back when the consumer of the stream has stalled: the stream has ended or is paused, and nothing happens for many turns
 * of the event loop. With a slow sender the stream is not paused. Returns the function that stops watching.
 */
export function watchForStall(stream: Readable, onStall: () => void): () => void {
  let turns = 0;
  let next: NodeJS.Immediate | undefined;

  const takeTurn = (): void => {
    next = undefined;
    if (!stream.readableEnded && !stream.isPaused()) return;
    turns += 1;
    if (turns > MAX_IDLE_TURNS) onStall();
    else next = setImmediate(takeTurn);
  };
  const begin = (): void => {
    turns = 0;
    next ??= setImmediate(takeTurn);
  };

  stream.on('pause', begin).on('end', begin);
  return () => {
    stream.off('pause', begin).off('end', begin);
    clearImmediate(next);
  };
}
