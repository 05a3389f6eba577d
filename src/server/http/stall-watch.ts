import type { Readable } from 'node:stream';

/** Far more turns of the event loop than it takes to read what is in memory already. */
const TURNS_TO_GO_ON = 200;

/**
 * Calls back when whoever reads the stream has stopped for good: the stream has ended or waits for its reader, and turn
 * after turn nothing happens. A slow sender is not meant, as the reader then waits for the stream. Returns how to stop
 * watching.
 */
export function watchForStall(stream: Readable, onStall: () => void): () => void {
  let turns = 0;
  let next: NodeJS.Immediate | undefined;

  const takeTurn = (): void => {
    next = undefined;
    if (!stream.readableEnded && !stream.isPaused()) return;
    turns += 1;
    if (turns > TURNS_TO_GO_ON) onStall();
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
