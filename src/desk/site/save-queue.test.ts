import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteOperation } from '#contract/desk/site.ts';
import { RequestError } from '../data/request.ts';
import { createSaveQueue, type QueueOptions } from './save-queue.ts';

const set = (path: string, value: string, seen = ''): SiteOperation => ({
  op: 'set',
  file: 'pages/home.json',
  path,
  seen,
  value,
});

type Operations = readonly SiteOperation[];

/** A server that answers when told, and what the browser keeps. */
let sent: Operations[];
let answers: {
  readonly resolve: (version: number) => void;
  readonly reject: (error: RequestError) => void;
}[];
let kept: readonly Operations[];
let refused: Operations[];
/** What the server has, according to a fresh look. */
let saved: SiteOperation[];

const offline = () => new RequestError(0, 'No answer.');

function queueOf(options: Partial<QueueOptions> = {}) {
  return createSaveQueue({
    send: (operations) => {
      sent.push(operations);
      return new Promise((resolve, reject) =>
        answers.push({ resolve: (version) => resolve({ version }), reject }),
      );
    },
    stillToSave: async (operations) => operations.filter((one) => !saved.includes(one)),
    store: {
      read: () => kept,
      write: (entries) => {
        kept = entries;
      },
    },
    onRefused: (operations) => refused.push(operations),
    ...options,
  });
}

/** Lets promises run. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function answer(version: number): Promise<void> {
  answers.shift()?.resolve(version);
  await settle();
}

async function fail(error: RequestError): Promise<void> {
  answers.shift()?.reject(error);
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  [sent, answers, kept, refused, saved] = [[], [], [], [], []];
});
afterEach(() => vi.useRealTimers());

test('edits are sent in order, one request at a time', async () => {
  const queue = queueOf();
  const [first, second] = [queue.save([set('title', 'A')]), queue.save([set('lead', 'B')])];
  expect(sent).toEqual([[set('title', 'A')]]);
  expect(queue.state().saving).toBe('saving');
  await answer(2);
  expect(sent).toHaveLength(2);
  await answer(3);
  expect(await Promise.all([first, second])).toEqual([{ kind: 'saved' }, { kind: 'saved' }]);
  expect(queue.state().saving).toBe('saved');
});

test('edits of one field are sent as one while another request is under way', async () => {
  const queue = queueOf();
  void queue.save([set('lead', 'X')]);
  const both = [queue.save([set('title', 'A', '')]), queue.save([set('title', 'AB', 'A')])];
  await answer(2);
  expect(sent[1]).toEqual([set('title', 'AB', '')]);
  await answer(3);
  expect(await Promise.all(both)).toEqual([{ kind: 'saved' }, { kind: 'saved' }]);
});

test('an edit stays in the draft until a loaded version has it', async () => {
  const queue = queueOf();
  void queue.save([set('title', 'A')]);
  expect(queue.state().pending).toMatchObject([{ version: null }]);
  await answer(7);
  expect(queue.state().pending).toMatchObject([{ version: 7 }]);
  queue.loaded(6);
  expect(queue.state().pending).toHaveLength(1);
  queue.loaded(7);
  expect(queue.state().pending).toEqual([]);
});

test('offline, edits are kept and sent again', async () => {
  const queue = queueOf();
  const result = queue.save([set('title', 'A')]);
  await fail(offline());
  expect(queue.state().saving).toBe('offline');
  expect(kept).toEqual([[set('title', 'A')]]);
  void queue.save([set('lead', 'B')]);
  expect(kept).toHaveLength(2);
  queue.retryNow();
  await settle();
  await answer(2);
  await answer(3);
  expect(await result).toEqual({ kind: 'saved' });
  expect(queue.state().saving).toBe('saved');
  expect(kept).toEqual([]);
});

test('an edit whose answer was lost is not sent twice', async () => {
  const queue = queueOf();
  const operation = set('title', 'A');
  const result = queue.save([operation]);
  await fail(offline());
  saved = [operation];
  queue.retryNow();
  expect(await result).toEqual({ kind: 'saved' });
  expect(sent).toHaveLength(1);
});

test('a conflict is returned, and the next edit is sent', async () => {
  const queue = queueOf();
  const conflict = { file: 'pages/home.json', path: 'title', value: 'B', by: null, at: null };
  const result = queue.save([set('title', 'A')]);
  void queue.save([set('lead', 'B')]);
  await fail(new RequestError(409, 'Changed.', { error: 'Changed.', conflict }));
  expect(await result).toEqual({ kind: 'conflict', conflict });
  expect(sent).toHaveLength(2);
});

test('a refusal is returned with the message of the server', async () => {
  const queue = queueOf();
  const result = queue.save([set('title', 'A')]);
  await fail(new RequestError(403, 'You can’t edit the site.'));
  expect(await result).toEqual({ kind: 'failed', message: 'You can’t edit the site.' });
});

test('edits of an earlier visit are sent, and reported if they are refused', async () => {
  kept = [[set('title', 'A')]];
  const queue = queueOf();
  expect(queue.state().pending).toHaveLength(1);
  await settle();
  await fail(new RequestError(403, 'You can’t edit the site.'));
  expect(refused).toEqual([[set('title', 'A')]]);
});

test('edits wait for the next sign-in when the session has ended', async () => {
  const queue = queueOf();
  void queue.save([set('title', 'A')]);
  await fail(new RequestError(401, 'Please sign in.'));
  expect(kept).toEqual([[set('title', 'A')]]);
});
