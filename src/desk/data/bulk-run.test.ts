import { afterEach, expect, test, vi } from 'vitest';
import { mountHook } from '../../../tests/helpers/hook.ts';
import { type BulkProgress, repeatBulk, startBulk, useBulkProgress } from './bulk-run.ts';

const textOf = (done: number, total: number) => `${done} of ${total}`;

afterEach(() => vi.unstubAllGlobals());

/** The runs as a component would show them now. */
function shownRuns(): readonly BulkProgress[] {
  const hook = mountHook(useBulkProgress);
  hook.unmount();
  return hook.result();
}

/** A server with `left` submissions to change, a few per request. */
function serverWith(left: number, perRequest: number) {
  return vi.fn(async () => {
    const done = Math.min(left, perRequest);
    left -= done;
    return { done, remaining: left };
  });
}

test('a bulk run repeats its request until nothing remains and reports progress', async () => {
  const run = startBulk(textOf, 1);
  const send = serverWith(2500, 1000);
  const texts: (string | undefined)[] = [];
  await repeatBulk(run, async () => {
    texts.push(shownRuns()[0]?.text);
    return send();
  });
  // Progress is hidden until the first response shows that one request is not enough.
  expect(texts).toEqual([undefined, '1000 of 2500', '2000 of 2500']);
  expect(run.done).toBe(2500);
  run.end();
  expect(shownRuns()).toEqual([]);
});

test('a stopped bulk run ends after the response to the request in flight', async () => {
  const run = startBulk(textOf, 2500);
  const send = serverWith(2500, 1000);
  await repeatBulk(run, () => {
    shownRuns()[0]!.stop();
    return send();
  });
  expect([run.done, run.total, run.isStopped]).toEqual([1000, 2500, true]);
  run.end();
});

test('a bulk run ends despite new arrivals, without progress, and when a request fails', async () => {
  const send = vi.fn(async () => ({ done: 10, remaining: 30 }));
  const endless = startBulk(textOf, 40);
  await repeatBulk(endless, send);
  expect(send).toHaveBeenCalledTimes(4);
  endless.end();

  const sendWithoutProgress = vi.fn(async () => ({ done: 0, remaining: 5 }));
  const stalled = startBulk(textOf, 5);
  await repeatBulk(stalled, sendWithoutProgress);
  expect(sendWithoutProgress).toHaveBeenCalledOnce();
  stalled.end();

  const failing = startBulk(textOf, 5);
  await repeatBulk(failing, async () => null);
  expect(failing.done).toBe(0);
  failing.end();
});
