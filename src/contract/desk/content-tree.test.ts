import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anchorsIn,
  applyChanges,
  applyOperation,
  type Change,
  changesBetween,
  type Json,
  rebase,
  TreeError,
  type TreeOperation,
  valueAt,
  withIds,
  withoutIds,
} from './content-tree.ts';

type Files = Readonly<Record<string, Json>>;

const FILE = 'pages/home.json';

/** Frozen, so that a mutation fails the test. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

const page = (content: Json): Files => frozen({ [FILE]: content });

/** Entries named by their ids: sections('a', 'b'). */
const sections = (...ids: readonly string[]) => page({ sections: ids.map(($id) => ({ $id, text: $id })) });

const idsOf = (files: Files) => {
  const list = valueAt(files[FILE], 'sections') as readonly { readonly $id: string }[];
  return list.map(({ $id }) => $id).join('');
};

function counter(): () => string {
  let last = 0;
  return () => `n${++last}`;
}

const changeIds = (before: Files, after: Files) => changesBetween(before, after).map(({ id }) => id);

const anyFiles: fc.Arbitrary<Files> = (() => {
  const word = fc.constantFrom('red', 'green', 'blue');
  const list = (prefix: string, entry: (id: string) => fc.Arbitrary<object>) =>
    fc
      .shuffledSubarray([1, 2, 3, 4].map((number) => `${prefix}${number}`))
      .chain((ids) => fc.tuple(...ids.map((id) => entry(id).map((fields) => ({ $id: id, ...fields })))));
  const optional = { requiredKeys: [] };
  const item = () => fc.record({ title: word, note: fc.option(word), tags: fc.array(word) }, optional);
  const section = (id: string) =>
    fc.record({ kind: word, title: word, items: fc.oneof(list(`${id}i`, item), word) }, optional);
  const content = fc.record(
    {
      $schema: fc.constant('page.json'),
      title: word,
      look: fc.oneof(word, fc.record({ tone: word, skin: word }, optional)),
      sections: list('s', section),
    },
    { requiredKeys: ['$schema'] },
  );
  const files = fc.record({ [FILE]: content, 'pages/about.json': content, 'legal/terms.md': word }, optional);
  return files.map((value) => frozen(value as Files));
})();

/** Two states and some ids of the changes between them. */
const anySelection = fc.tuple(anyFiles, anyFiles).chain(([before, after]) => {
  const all = changeIds(before, after);
  return fc.subarray(all).map((some) => {
    const rest = all.filter((id) => !some.includes(id));
    return { before, after, all: new Set(all), some: new Set(some), rest: new Set(rest) };
  });
});

describe('ids', () => {
  it('are added first to every entry of a list, at all levels', () => {
    const content = {
      sections: [{ kind: 'faq', items: [{ question: 'Why?' }] }],
      keywords: ['a'],
      lines: [['b']],
    };
    expect(JSON.stringify(withIds(frozen(content), null, counter()))).toBe(
      JSON.stringify({
        sections: [{ $id: 'n1', kind: 'faq', items: [{ $id: 'n2', question: 'Why?' }] }],
        keywords: ['a'],
        lines: [['b']],
      }),
    );
  });

  it('are removed again without other differences', () => {
    fc.assert(
      fc.property(anyFiles, (files) => {
        const plain = withoutIds(files);
        expect(JSON.stringify(withoutIds(withIds(plain, null, counter())))).toBe(JSON.stringify(plain));
      }),
    );
  });

  it('stay the same if the reference is the same content', () => {
    fc.assert(
      fc.property(anyFiles, (files) => {
        const reference = withIds(files, null, counter());
        expect(withIds(withoutIds(reference), reference, counter())).toEqual(reference);
      }),
    );
  });

  it.each([
    ['with the same content', [{ text: 'b' }, { text: 'a' }], 'ba'],
    ['with the same kind and title', [{ kind: 'faq', title: 'T', text: 'new' }], 'd'],
    ['with the same title and another kind', [{ kind: 'table', title: 'T' }], 'c'],
    ['with the same question', [{ question: 'Why?', answer: 'new' }], 'e'],
    ['that is the next of its kind', [{ kind: 'steps', title: 'new' }, { kind: 'faq' }], 'cd'],
    ['that is the next without a kind', [{ text: 'new' }, { text: 'b' }, { text: 'newer' }], 'abe'],
  ])('come from the entry of the reference %s', (_, entries, ids) => {
    const reference: Json = [
      { $id: 'a', text: 'a' },
      { $id: 'b', text: 'b' },
      { $id: 'c', kind: 'steps', title: 'T' },
      { $id: 'd', kind: 'faq', title: 'T' },
      { $id: 'e', question: 'Why?' },
    ];
    const content = withIds({ sections: entries as Json }, { sections: reference }, counter());
    expect(idsOf({ [FILE]: content })).toBe(ids);
  });

  it.each([
    ['with the same content', { text: 'b' }, 'b'],
    ['with the same title', { title: 'T', text: 'newer' }, 'c'],
    ['but not one that is only of the same kind', { kind: 'steps', text: 'new' }, 'n1'],
    ['but not if the reference has the entry', { text: 'a' }, 'a'],
  ])('come from an entry that only another version has %s', (_, entry, id) => {
    const reference: Json = { sections: [{ $id: 'a', text: 'a' }] };
    const other: Json = {
      sections: [
        { $id: 'd', text: 'a' },
        { $id: 'b', text: 'b' },
        { $id: 'c', title: 'T', text: 'old' },
        { $id: 'e', kind: 'steps', text: 'old' },
      ],
    };
    const content = withIds(frozen({ sections: [entry] }), reference, counter(), other);
    expect(idsOf({ [FILE]: content })).toBe(id);
  });

  it('of an entry that moved are those of its own parts', () => {
    const reference = sectionsWithItems('a', 'b');
    const { sections: entries } = withoutIds(reference) as { sections: Json[] };
    expect(withIds({ sections: entries.toReversed() }, reference, counter())).toEqual(
      sectionsWithItems('b', 'a'),
    );
  });

  it('that the content has already are kept unless they are used twice', () => {
    const content = { one: [{ $id: 'n1' }, { $id: 'n1' }], two: [{ $id: 'n2' }] };
    expect(withIds(content, { one: [{ $id: 'n2' }] }, counter())).toEqual({
      one: [{ $id: 'n1' }, { $id: 'n3' }],
      two: [{ $id: 'n2' }],
    });
  });

  it('of new entries differ from those of removed ones', () => {
    const reference = { sections: [{ $id: 'n1', kind: 'faq' }] };
    const content = withIds({ sections: [{ kind: 'steps' }] }, reference, counter());
    expect(idsOf({ [FILE]: content })).toBe('n2');
  });
});

function sectionsWithItems(...ids: readonly string[]): Json {
  return { sections: ids.map((id) => ({ $id: id, text: id, items: [{ $id: `${id}1`, text: 'same' }] })) };
}

describe('a path', () => {
  const content = frozen({
    menu: { order: 3 },
    sections: [{ $id: 'k3f', items: [{ $id: '9ab', title: 'T' }] }],
  });

  it.each([
    ['', content],
    ['menu.order', 3],
    ['sections.#k3f.items.#9ab.title', 'T'],
    ['sections.#k3f.items.#9ab', { $id: '9ab', title: 'T' }],
    ['sections.#gone.title', null],
    ['sections.0', null],
    ['menu.constructor', null],
    ['menu.order.digits', null],
  ])('%j leads to %j', (path, value) => {
    expect(valueAt(content, path)).toEqual(value);
  });
});

describe('changes', () => {
  it('name fields, entries, orders and files', () => {
    const before = frozen({
      'a.json': {
        $schema: '1',
        title: 'A',
        look: { tone: 'dark' },
        tags: ['x'],
        items: [{ $id: '1', text: 'one' }],
      },
      'b.md': 'Before',
      'c.md': 'Gone',
    });
    const after = frozen<Files>({
      'a.json': {
        $schema: '2',
        tags: ['x', 'y'],
        items: [{ $id: '1', text: 'One' }, { $id: '2' }],
        menu: { order: 1 },
      },
      'b.md': 'After',
      'd.md': 'New',
    });
    const described = changesBetween(before, after).map(
      ({ id, kind, before: old, after: now }) =>
        `${kind} ${id}: ${JSON.stringify(old)} ${JSON.stringify(now)}`,
    );
    expect(described).toEqual([
      'set a.json|title: "A" null',
      'set a.json|look: {"tone":"dark"} null',
      'set a.json|tags: ["x"] ["x","y"]',
      'set a.json|items.#1.text: "one" "One"',
      'add a.json|items.#2: null {"$id":"2"}',
      'set a.json|menu: null {"order":1}',
      'set b.md|: "Before" "After"',
      'remove c.md|: "Gone" null',
      'add d.md|: null "New"',
    ]);
  });

  it('of the order list all ids', () => {
    expect(changesBetween(sections('a', 'b', 'c'), sections('b', 'x', 'a'))).toMatchObject([
      {
        id: `${FILE}|sections/order`,
        path: 'sections',
        kind: 'move',
        before: ['a', 'b', 'c'],
        after: ['b', 'x', 'a'],
      },
      { id: `${FILE}|sections.#c`, path: 'sections.#c', kind: 'remove' },
      { id: `${FILE}|sections.#x`, path: 'sections.#x', kind: 'add' },
    ]);
  });

  it('of an empty list are those of its entries', () => {
    expect(changeIds(sections(), sections('a', 'b'))).toEqual([`${FILE}|sections.#a`, `${FILE}|sections.#b`]);
    expect(changeIds(sections('a'), sections())).toEqual([`${FILE}|sections.#a`]);
    expect(changeIds(page({}), sections('a'))).toEqual([`${FILE}|sections`]);
  });

  it('do not depend on the order of fields', () => {
    expect(changesBetween(page({ a: 1, b: { c: 2, d: 3 } }), page({ b: { d: 3, c: 2 }, a: 1 }))).toEqual([]);
  });

  it('have the same ids in both directions, and each id once', () => {
    fc.assert(
      fc.property(anyFiles, anyFiles, (before, after) => {
        const ids = changeIds(before, after);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(changeIds(after, before))).toEqual(new Set(ids));
      }),
    );
  });
});

describe('applying changes', () => {
  it('all of them gives the target, none the base', () => {
    fc.assert(
      fc.property(anySelection, ({ before, after, all }) => {
        expect(applyChanges(before, after, all)).toEqual(after);
        expect(applyChanges(before, after, new Set())).toBe(before);
      }),
    );
  });

  it('some of them leaves exactly the others', () => {
    fc.assert(
      fc.property(anySelection, ({ before, after, some, rest }) => {
        expect(new Set(changeIds(applyChanges(before, after, some), after))).toEqual(rest);
      }),
    );
  });

  it('gives the same values whether some are published or the others discarded', () => {
    fc.assert(
      fc.property(anySelection, ({ before: live, after: draft, some, rest }) => {
        const published = applyChanges(live, draft, some);
        const discarded = applyChanges(draft, live, rest);
        expect(new Set(changeIds(live, discarded))).toEqual(some);
        expect(changesBetween(published, discarded).filter(({ kind }) => kind !== 'move')).toEqual([]);
      }),
    );
  });

  it.each([
    ['after the preceding entry', ['a', 'b'], ['a', 'x', 'b'], ['#x'], 'axb'],
    ['first', ['a', 'b'], ['x', 'a', 'b'], ['#x'], 'xab'],
    ['after the preceding entry that exists', ['a', 'b'], ['a', 'x', 'y', 'b'], ['#y'], 'ayb'],
    ['after the preceding entry and before a kept one', ['a', 'c', 'b'], ['a', 'x', 'b'], ['#x'], 'axcb'],
    ['where its predecessor is in the old order', ['a', 'b'], ['b', 'x', 'a'], ['#x'], 'abx'],
    ['in the new order', ['a', 'b'], ['b', 'x', 'a'], ['#x', '/order'], 'bxa'],
  ])('places an added entry %s', (_, before, after, selected, order) => {
    const ids = new Set(selected.map((id) => `${FILE}|sections${id.startsWith('/') ? id : `.${id}`}`));
    expect(idsOf(applyChanges(sections(...before), sections(...after), ids))).toBe(order);
  });

  it('reorders entries without adding others', () => {
    const ids = new Set([`${FILE}|sections/order`]);
    expect(idsOf(applyChanges(sections('a', 'b'), sections('b', 'x', 'a'), ids))).toBe('ba');
  });

  it('inserts a new field after its predecessor', () => {
    const target = page({ $schema: 'page.json', tagline: '1', path: '/', title: 'T', look: 'dark' });
    const base = page({ $schema: 'page.json', title: 'T', path: '/', look: 'dark' });
    const { [FILE]: content } = applyChanges(base, target, new Set(changeIds(base, target)));
    expect(Object.keys(content as object)).toEqual(['$schema', 'tagline', 'title', 'path', 'look']);
  });

  it('shares what did not change', () => {
    const base = page({ title: 'T', look: { tone: 'dark' }, sections: [{ $id: 'a', text: 'a' }] });
    const target = page({ title: 'U', look: { tone: 'dark' }, sections: [{ $id: 'a', text: 'a' }] });
    const result = applyChanges(base, target, new Set(changeIds(base, target)));
    expect(valueAt(result[FILE], 'sections')).toBe(valueAt(base[FILE], 'sections'));
  });
});

describe('rebase', () => {
  it('gives theirs if mine has not changed, and mine if theirs has not', () => {
    fc.assert(
      fc.property(anyFiles, anyFiles, (before, after) => {
        expect(rebase(before, before, after)).toEqual({ files: after, kept: [] });
        expect(rebase(before, after, before)).toEqual({ files: after, kept: [] });
        expect(rebase(before, after, after)).toEqual({ files: after, kept: [] });
      }),
    );
  });

  it('has all of my changes, and theirs but those that it lists', () => {
    fc.assert(
      fc.property(anyFiles, anyFiles, anyFiles, (before, mine, theirs) => {
        const { files, kept } = rebase(before, mine, theirs);
        const isKept = ({ id }: Change) =>
          kept.some(({ file, path }) =>
            path === '' ? id.startsWith(`${file}|`) : `${id}.`.startsWith(`${file}|${path}.`),
          );
        const expectIn = (state: Files, { file, path }: { file: string; path: string }) =>
          expect(valueAt(files[file], path)).toEqual(valueAt(state[file], path));
        const valuesChanged = (after: Files) =>
          changesBetween(before, after).filter(({ kind }) => kind !== 'move');
        for (const change of valuesChanged(mine)) expectIn(mine, change);
        for (const change of valuesChanged(theirs)) if (!isKept(change)) expectIn(theirs, change);
        for (const { file, path, shipped } of kept) expect(shipped).toEqual(valueAt(theirs[file], path));
      }),
    );
  });

  const before = page({ title: 'T', look: { tone: 'dark' }, sections: [{ $id: 'a', title: 'A' }] });
  const titled = (title: string) =>
    page({ title: 'T', look: { tone: 'dark' }, sections: [{ $id: 'a', title }] });
  const removed = page({ title: 'T', look: { tone: 'dark' }, sections: [] });
  const kept = (path: string, shipped: Json | null) => [{ file: FILE, path, shipped }];

  it.each([
    ['the same value', titled('M'), titled('S'), titled('M'), kept('sections.#a.title', 'S')],
    ['an entry that theirs removed', titled('M'), removed, titled('M'), kept('sections.#a', null)],
    [
      'an entry that mine removed',
      removed,
      titled('S'),
      removed,
      kept('sections.#a', { $id: 'a', title: 'S' }),
    ],
    ['a file that theirs deleted', titled('M'), {}, titled('M'), kept('', null)],
    ['a file that mine deleted', {}, titled('S'), {}, kept('', titled('S')[FILE]!)],
    ['to the same value', titled('N'), titled('N'), titled('N'), []],
    ['a removal on both sides', removed, removed, removed, []],
  ])('lists what both changed: %s', (_, mine, theirs, files, list) => {
    expect(rebase(before, mine, theirs)).toEqual({ files, kept: list });
  });

  it('lists a file that both added', () => {
    const { files, kept } = rebase({}, { 'a.md': 'Mine' }, { 'a.md': 'Theirs', 'b.md': 'New' });
    expect(files).toEqual({ 'a.md': 'Mine', 'b.md': 'New' });
    expect(kept).toEqual([{ file: 'a.md', path: '', shipped: 'Theirs' }]);
  });

  it('merges different fields of the same object', () => {
    const mine = page({ title: 'M', look: { tone: 'dark', skin: 'drawn' }, sections: [] });
    const theirs = page({ title: 'T', look: { tone: 'light' }, sections: [{ $id: 'a', title: 'A' }] });
    const files = page({ title: 'M', look: { tone: 'light', skin: 'drawn' }, sections: [] });
    expect(rebase(before, mine, theirs)).toEqual({ files, kept: [] });
  });

  it.each([
    ['additions of both', 'abc', 'ambc', 'abct', 'ambct'],
    ['my order', 'abc', 'cba', 'abtc', 'cbta'],
    ['their order', 'abc', 'abmc', 'cba', 'cbma'],
    ['my order if both reordered', 'abc', 'cba', 'bac', 'cba'],
    ['removals of both', 'abc', 'ab', 'bc', 'b'],
  ])('of a list keeps %s', (_, old, mine, theirs, order) => {
    expect(idsOf(rebase(sections(...old), sections(...mine), sections(...theirs)).files)).toBe(order);
  });
});

describe('an operation', () => {
  const files = frozen<Files>({
    [FILE]: {
      title: 'T',
      tags: ['x'],
      sections: [{ $id: 'a', items: [{ $id: 'a1' }, { $id: 'a2' }] }, { $id: 'b' }],
    },
    'legal/terms.md': 'Terms',
  });
  const apply = (operation: TreeOperation) => applyOperation(files, operation, counter());
  const onHome = (operation: object) => apply({ file: FILE, ...operation } as TreeOperation)[FILE];

  it.each([
    ['title', 'New'],
    ['tagline', 'New'],
    ['look.tone', 'dark'],
    ['sections.#b.look.skin.name', 'drawn'],
    ['tags', []],
  ])('sets %s', (path, value) => {
    const content = onHome({ op: 'set', path, value });
    expect(valueAt(content, path)).toEqual(value);
    expect(changesBetween({ [FILE]: files[FILE]! }, { [FILE]: content! })).toHaveLength(1);
  });

  it('sets the text of a file', () => {
    expect(apply({ op: 'set', file: 'legal/terms.md', path: '', value: 'New' })['legal/terms.md']).toBe(
      'New',
    );
  });

  it('removes a field by setting it to null', () => {
    expect(onHome({ op: 'set', path: 'title', value: null })).not.toHaveProperty('title');
    expect(onHome({ op: 'set', path: 'look.tone', value: null })).toEqual(files[FILE]);
  });

  it('sets an entry, which keeps its id', () => {
    const content = onHome({
      op: 'set',
      path: 'sections.#a',
      value: { items: [{ $id: 'a2' }, { $id: 'b' }] },
    });
    expect(valueAt(content, 'sections.#a')).toEqual({ $id: 'a', items: [{ $id: 'a2' }, { $id: 'n1' }] });
  });

  it.each([
    [null, 'xab'],
    ['a', 'axb'],
    ['b', 'abx'],
  ])('adds an entry after %s', (after, order) => {
    const content = onHome({ op: 'add', path: 'sections', after, entry: { $id: 'x' } });
    expect(idsOf({ [FILE]: content! })).toBe(order);
  });

  it('adds a missing list', () => {
    const content = onHome({ op: 'add', path: 'sections.#b.items', after: null, entry: { text: 'New' } });
    expect(valueAt(content, 'sections.#b.items')).toEqual([{ $id: 'n1', text: 'New' }]);
  });

  it('adds a copy with new ids', () => {
    const entry = valueAt(files[FILE], 'sections.#a')!;
    const content = onHome({ op: 'add', path: 'sections', after: 'a', entry });
    expect(valueAt(content, 'sections.#n1')).toEqual({ $id: 'n1', items: [{ $id: 'n2' }, { $id: 'n3' }] });
  });

  it('adds a removed entry again with its ids', () => {
    const removed = apply({ op: 'remove', file: FILE, path: 'sections.#a' });
    expect(idsOf(removed)).toBe('b');
    const entry = valueAt(files[FILE], 'sections.#a')!;
    const restored = { op: 'add', file: FILE, path: 'sections', after: null, entry } as const;
    expect(applyOperation(removed, restored, counter())).toEqual(files);
  });

  it('moves an entry', () => {
    const move = (path: string, after: string | null) => onHome({ op: 'move', path, after });
    expect(idsOf({ [FILE]: move('sections.#a', 'b')! })).toBe('ba');
    expect(idsOf({ [FILE]: move('sections.#b', null)! })).toBe('ba');
    expect(valueAt(move('sections.#a.items.#a1', 'a2'), 'sections.#a.items')).toEqual([
      { $id: 'a2' },
      { $id: 'a1' },
    ]);
  });

  it('creates and deletes files', () => {
    const created = apply({ op: 'create', file: 'pages/new.json', content: { sections: [{ kind: 'faq' }] } });
    expect(created['pages/new.json']).toEqual({ sections: [{ $id: 'n1', kind: 'faq' }] });
    expect(applyOperation(created, { op: 'delete', file: 'pages/new.json' }, counter())).toEqual(files);
  });

  const unsafe: Json = JSON.parse('{ "list": [[{ "__proto__": { "admin": true } }]] }');

  it.each([
    [{ op: 'set', path: 'sections.#gone.title', value: 'T' }, 'no entry "#gone" in sections'],
    [{ op: 'set', path: 'title.text', value: 'T' }, '"title" is not an object'],
    [{ op: 'set', path: 'sections.text', value: 'T' }, '"sections" is not an object'],
    [{ op: 'set', path: 'sections.#a', value: null }, '"sections.#a" cannot be null'],
    [{ op: 'set', path: 'sections.#a', value: 'T' }, '"sections.#a" must be an object'],
    [{ op: 'set', path: '', value: null }, '"" cannot be null'],
    [{ op: 'set', path: 'sections.#a.$id', value: 'b' }, '"sections.#a.$id" is not a path'],
    [{ op: 'set', path: 'look..tone', value: 'T' }, '"look..tone" is not a path'],
    [{ op: 'set', path: '__proto__.admin', value: true }, '"__proto__.admin" is not a path'],
    [{ op: 'set', path: 'constructor.prototype', value: 1 }, '"constructor.prototype" is not a path'],
    [{ op: 'set', path: 'look', value: unsafe }, 'no field may be called "__proto__"'],
    [{ op: 'set', path: 'look', value: { 'a.b': 1 } }, 'no field may be called "a.b"'],
    [{ op: 'add', path: 'sections', after: null, entry: unsafe }, 'no field may be called "__proto__"'],
    [{ op: 'add', path: 'sections', after: null, entry: 'text' }, 'an entry of "sections" must be an object'],
    [{ op: 'add', path: 'sections', after: 'gone', entry: {} }, 'no entry "#gone" in sections'],
    [{ op: 'add', path: 'tags', after: null, entry: {} }, '"tags" is not a list of entries'],
    [{ op: 'add', path: 'look.items', after: null, entry: {} }, 'no value at "look"'],
    [{ op: 'remove', path: 'title' }, '"title" is not an entry of a list'],
    [{ op: 'remove', path: 'sections.#gone' }, 'no entry "#gone" in sections'],
    [{ op: 'move', path: 'sections.#gone', after: null }, 'no entry "#gone" in sections'],
    [{ op: 'move', path: 'sections.#a', after: 'gone' }, 'no entry "#gone" in sections'],
    [{ op: 'create', content: {} }, 'pages/home.json exists'],
    [{ op: 'create', file: 'pages/new.json', content: unsafe }, 'no field may be called "__proto__"'],
    [{ op: 'create', file: '__proto__', content: {} }, 'no file may be called "__proto__"'],
    [{ op: 'delete', file: 'pages/gone.json' }, 'no file pages/gone.json'],
    [{ op: 'set', file: 'pages/gone.json', path: 'title', value: 'T' }, 'no file pages/gone.json'],
  ])('is refused: %j', (operation, message) => {
    expect(() => onHome(operation)).toThrow(TreeError);
    expect(() => onHome(operation)).toThrow(message);
  });
});

it('anchors are the ids at any depth', () => {
  const content: Json = {
    id: 'top',
    sections: [{ $id: 'a', id: 'faq', items: [[{ id: 'deep' }]] }, { id: 7 }],
  };
  expect(anchorsIn(content)).toEqual(['top', 'faq', 'deep']);
});
