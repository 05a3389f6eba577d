import { describe, expect, test } from 'vitest';
import { applyChanges, applyOperation, changesBetween } from '#contract/desk/content-tree.ts';
import type { Files, SiteOperation } from '#contract/desk/site.ts';
import { operationsToRedo, operationToRestore } from './change-operations.ts';

const file = 'pages/home.json';
const live: Files = {
  [file]: {
    title: 'Home',
    path: '/',
    sections: [
      { $id: 'a', title: 'A' },
      { $id: 'b', title: 'B' },
      { $id: 'c', title: 'C' },
    ],
  },
};

function apply(files: Files, operations: readonly SiteOperation[]): Files {
  return operations.reduce((result, one) => {
    if (one.op === 'discard' || one.op === 'rename') throw new Error('The server applies these.');
    return applyOperation(result, one, () => 'new');
  }, files);
}

describe('a discarded change is made again', () => {
  test.each<readonly [string, readonly SiteOperation[]]>([
    ['a text', [{ op: 'set', file, path: 'sections.#b.title', seen: 'B', value: 'Bee' }]],
    ['a field without a live text', [{ op: 'set', file, path: 'menuTitle', seen: null, value: 'Start' }]],
    ['a new section', [{ op: 'add', file, path: 'sections', after: 'a', entry: { $id: 'd', title: 'D' } }]],
    ['a removed section', [{ op: 'remove', file, path: 'sections.#b' }]],
    ['a moved section', [{ op: 'move', file, path: 'sections.#c', after: null }]],
    ['a new page', [{ op: 'create', file: 'pages/new.json', content: { title: 'New' } }]],
  ])('%s', (_, operations) => {
    const draft = apply(live, operations);
    const [change] = changesBetween(live, draft);
    if (change === undefined) throw new Error('There is no change.');
    const discarded = applyChanges(draft, live, new Set([change.id]));
    expect(discarded).toEqual(live);
    expect(apply(discarded, operationsToRedo(change, draft))).toEqual(draft);
  });
});

describe('an old text is restored', () => {
  const old: Files = {
    [file]: {
      title: 'Start',
      path: '/',
      sections: [
        { $id: 'a', title: 'A' },
        { $id: 'z', title: 'Z' },
        { $id: 'b', title: 'Bee' },
        { $id: 'c', title: 'C' },
      ],
    },
  };
  const changes = changesBetween(old, live);
  const operationFor = (path: string, draft: Files) => {
    const change = changes.find((one) => one.path === path);
    return change ? operationToRestore(change, change.before, draft) : null;
  };

  test('in the draft, if nobody has changed it meanwhile', () => {
    expect(operationFor('sections.#b.title', live)).toEqual({
      op: 'set',
      file,
      path: 'sections.#b.title',
      seen: 'B',
      value: 'Bee',
    });
  });

  test('as the last entry, if its entry was removed', () => {
    expect(operationFor('sections.#z', live)).toMatchObject({ op: 'add', path: 'sections', after: 'c' });
  });

  test('not if the draft has it already', () => {
    expect(operationFor('title', old)).toBeNull();
  });

  test('not if its place is gone', () => {
    const draft = apply(live, [{ op: 'remove', file, path: 'sections.#b' }]);
    expect(operationFor('sections.#b.title', draft)).toBeNull();
  });
});
