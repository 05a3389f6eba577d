import { afterEach, expect, test, vi } from 'vitest';
import { mountHook } from '../../../tests/helpers/hook.ts';
import { type BulkProgress, repeatBulk, startBulk, useBulkProgress } from './bulk-run.ts';

const textOf = (done: number, total: number) => `${done} of ${total}`;

afterEach(() => vi.unstubAllGlobals());

/** The runs as a component shows them at this moment. */
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

test('sends the request until nothing remains, and shows how far it is', async () => {
  const run = startBulk(textOf, 1);
  const send = serverWith(2500, 1000);
  const texts: (string | undefined)[] = [];
  await repeatBulk(run, async () => {
    texts.push(shownRuns()[0]?.text);
    return send();
  });
  // Nobody is told how far it is before the first answer says that more than one request is needed.
  expect(texts).toEqual([undefined, '1000 of 2500', '2000 of 2500']);
  expect(run.done).toBe(2500);
  run.end();
  expect(shownRuns()).toEqual([]);
});

test('ends after the answer that comes once it was stopped', async () => {
  const run = startBulk(textOf, 2500);
  const send = serverWith(2500, 1000);
  await repeatBulk(run, () => {
    shownRuns()[0]!.stop();
    return send();
  });
  expect([run.done, run.total, run.isStopped]).toEqual([1000, 2500, true]);
  run.end();
});

test('ends where more come up as fast as they are done, where nothing is done, and where a request fails', async () => {
  const send = vi.fn(async () => ({ done: 10, remaining: 30 }));
  const endless = startBulk(textOf, 40);
  await repeatBulk(endless, send);
  expect(send).toHaveBeenCalledTimes(4);
  endless.end();

  const idle = vi.fn(async () => ({ done: 0, remaining: 5 }));
  const locked = startBulk(textOf, 5);
  await repeatBulk(locked, idle);
  expect(idle).toHaveBeenCalledOnce();
  locked.end();

  const failing = startBulk(textOf, 5);
  await repeatBulk(failing, async () => null);
  expect(failing.done).toBe(0);
  failing.end();
});
