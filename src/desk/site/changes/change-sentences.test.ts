import { expect, test } from 'vitest';
import type { Change, Json } from '#contract/desk/content-tree.ts';
import type { SiteEdit } from '#contract/desk/site.ts';
import { editOf, movedEntries, summaryOf, unscheduled, valueText } from './change-sentences.ts';

const changeOf = (fields: Partial<Change>): Change => ({
  id: '',
  file: 'pages/home.json',
  path: 'title',
  kind: 'set',
  before: null,
  after: null,
  ...fields,
});

const editBy = (id: string, path: string, file = 'pages/home.json'): SiteEdit => ({
  file,
  path,
  by: { id, name: id, initials: id },
  at: 0,
});

test.each([
  ['of the field itself', [editBy('Ana', 'sections.#a.title')], 'Ana'],
  ['of the whole section', [editBy('Ana', 'sections.#a')], 'Ana'],
  ['inside the field', [editBy('Ana', 'sections.#a.title.link')], 'Ana'],
  ['of another field', [editBy('Ana', 'sections.#a.titles')], null],
  ['of another file', [editBy('Ana', 'sections.#a.title', 'pages/about.json')], null],
  ['the newest', [editBy('Ben', 'sections.#a.title'), editBy('Ana', 'sections.#a.title')], 'Ben'],
  // Somebody who moves a section has not written its title.
  ['the closest', [editBy('Ben', 'sections.#a'), editBy('Ana', 'sections.#a.title')], 'Ana'],
] as const)('a change is attributed to the edit %s', (_, edits, author) => {
  const edit = editOf(changeOf({ path: 'sections.#a.title' }), edits);
  expect(edit?.by?.name ?? null).toBe(author);
});

test('an added section is attributed to whoever edited it last', () => {
  const edits = [editBy('Ana', 'sections.#a.title'), editBy('Ben', 'sections.#a')];
  expect(editOf(changeOf({ path: 'sections.#a', kind: 'add' }), edits)?.by?.name).toBe('Ana');
});

test.each([
  [null, ''],
  [true, 'Yes'],
  [118000, '118,000'],
  ['2026-12-15', 'Tue, Dec 15, 2026'],
  [['SAP', 'Java'], 'SAP\nJava'],
  [{ $id: 'a', menuTitle: 'Cloud', order: 3 }, 'Menu title: Cloud\nOrder: 3'],
])('the value %j is shown as "%s"', (value, text) => {
  expect(valueText(value)).toBe(text);
});

test('a new order names only what moved', () => {
  const list: Json = [
    { $id: 'a', title: 'Assess' },
    { $id: 'c', title: 'Operate' },
    { $id: 'b', kind: 'call-to-action' },
  ];
  const change = changeOf({ kind: 'move', before: ['a', 'b', 'c'], after: ['a', 'c', 'b'] });
  expect(movedEntries(change, list)).toEqual([{ name: 'Call to action', from: 2, to: 3 }]);
});

test('a summary counts the kinds of changes', () => {
  const changes = [
    changeOf({ after: 'Text' }),
    changeOf({ before: 'Text' }),
    changeOf({ after: '2026-12-15' }),
    changeOf({ kind: 'remove' }),
  ];
  expect(summaryOf(changes)).toBe('2 texts, 1 value, 1 removed');
});

test('changes of a scheduled release leave the draft, until it fails', () => {
  const changes = [changeOf({ id: 'a' }), changeOf({ id: 'b' })];
  const by = { id: 'ana', name: 'Ana', initials: 'A' };
  const scheduled = { id: '1', by, at: 0, note: '', changes: ['b'] };
  expect(unscheduled(changes, [{ ...scheduled, problem: null }]).map(({ id }) => id)).toEqual(['a']);
  expect(unscheduled(changes, [{ ...scheduled, problem: 'No.' }])).toHaveLength(2);
});
