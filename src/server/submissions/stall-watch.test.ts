import { PassThrough, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { watchForStall } from './stall-watch.ts';

describe('watchForStall', () => {
  const watch = (reader: Writable, bytes: Buffer) => {
    const stream = new PassThrough();
    const onStall = vi.fn();
    const stop = watchForStall(stream, onStall);
    stream.pipe(reader);
    stream.write(bytes);
    return { stream, onStall, stop };
  };
  const neverDone = () => new Writable({ highWaterMark: 1, write: () => {} });

  it('detects a reader that never drains the stream', async () => {
    const { onStall } = watch(neverDone(), Buffer.alloc(100));
    await expect.poll(() => onStall.mock.calls.length).toBe(1);
  });

  it('detects a reader that does not finish after the end', async () => {
    const { stream, onStall } = watch(new Writable({ write: () => {} }), Buffer.alloc(1));
    stream.end();
    await expect.poll(() => onStall.mock.calls.length).toBe(1);
  });

  it('does not report a slow sender as a stall', async () => {
    const reader = new Writable({ highWaterMark: 1, write: (_chunk, _encoding, done) => setImmediate(done) });
    const { stream, onStall } = watch(reader, Buffer.alloc(100));
    await sleep(50);
    stream.write(Buffer.alloc(100));
    await sleep(50);
    expect(onStall).not.toHaveBeenCalled();
  });

  it('does nothing once stopped', async () => {
    const { onStall, stop } = watch(neverDone(), Buffer.alloc(100));
    stop();
    await sleep(50);
    expect(onStall).not.toHaveBeenCalled();
  });
});
