/**
 * Compares and merges files of content as JSON trees. Every object in a list of objects has an `$id`; other lists, such as lists of
 * texts, are values. A path names fields, and entries of lists by "#" and their id: "sections.#k3f.items.#9xb.title". The empty path
 * is the whole file.
 */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface Change {
  /** Unique, and the same as long as the same thing changes: "pages/home.json|sections.#k3f.title". */
  readonly id: string;
  readonly file: string;
  readonly path: string;
  /** `move`: `path` is the list, and before and after are the ids in order. `add` and `remove`: of a file or of an entry of a list. */
  readonly kind: 'set' | 'add' | 'remove' | 'move';
  /** Null if there was or is no value. */
  readonly before: Json | null;
  readonly after: Json | null;
}

/** By file. */
type Files = Readonly<Record<string, Json>>;

/** An edit as in `site.ts`, without what the person saw. */
export type TreeOperation = { readonly file: string } & (
  | { readonly op: 'set'; readonly path: string; readonly value: Json | null }
  | { readonly op: 'add'; readonly path: string; readonly after: string | null; readonly entry: Json }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly path: string; readonly after: string | null }
  | { readonly op: 'create'; readonly content: Json }
  | { readonly op: 'delete' }
);

/** An operation that does not fit the files. The message is for developers. */
export class TreeError extends Error {}

/** A value that both sides of `rebase` changed. */
export interface KeptValue {
  readonly file: string;
  readonly path: string;
  /** Null if theirs has no value. */
  readonly shipped: Json | null;
}

/** Undefined if it is missing. */
type Value = Json | undefined;

type Fields = { readonly [key: string]: Json };

/** Not content, so never reported as changes. */
const HIDDEN_KEYS: readonly string[] = ['$id', '$schema'];

const UNSAFE_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * Adds ids to the entries of all lists, if possible those of the same entries in the reference. `other` is another version of the
 * reference; an entry that only it has is the same if it has the same content or name.
 */
export function withIds(
  content: Json,
  reference: Json | null,
  newId: () => string,
  other: Json | null = null,
): Json {
  const present = new Set(idsIn(content));
  const known = new Set([...present, ...idsIn(reference), ...idsIn(other)]);
  return identify(content, [reference, other], { used: new Set(), present, known, newId });
}

/** The content as it is in a file of content/. */
export function withoutIds(content: Json): Json {
  if (isArray(content)) return content.map(withoutIds);
  if (!isObject(content)) return content;
  const fields = Object.entries(without(content, '$id'));
  return Object.fromEntries(fields.map(([key, value]) => [key, withoutIds(value)]));
}

/** Null if there is no value. */
export function valueAt(content: Json | undefined, path: string): Json | null {
  return segmentsOf(path).reduce(partOf, content) ?? null;
}

export function changesBetween(before: Files, after: Files): Change[] {
  const changes: Change[] = [];
  combineFiles(before, after, (change) => {
    changes.push(change);
    return false;
  });
  return changes;
}

/** The base with only those changes from base to target that have one of the ids. */
export function applyChanges(base: Files, target: Files, ids: ReadonlySet<string>): Files {
  return combineFiles(base, target, ({ id }) => ids.has(id));
}

/** Theirs with the changes from before to mine. Where both changed the same value, mine wins. */
export function rebase(before: Files, mine: Files, theirs: Files): { files: Files; kept: KeptValue[] } {
  const kept: KeptValue[] = [];
  const files = mergeFiles(theirs, mine, (file) => {
    const keep = (path: string, shipped: Json | null) => kept.push({ file, path, shipped });
    return merge(partOf(before, file), partOf(mine, file), partOf(theirs, file), '', keep);
  });
  return { files, kept };
}

export function applyOperation(files: Files, operation: TreeOperation, newId: () => string): Files {
  const { op, file } = operation;
  if (UNSAFE_KEYS.includes(file)) throw new TreeError(`no file may be called "${file}"`);
  const content = partOf(files, file);
  if (op === 'create') {
    if (content !== undefined) throw new TreeError(`${file} exists`);
    checkKeys(operation.content);
    return { ...files, [file]: withIds(operation.content, null, newId) };
  }
  if (content === undefined) throw new TreeError(`no file ${file}`);
  if (op === 'delete') return without(files, file);
  checkPath(operation.path);
  return { ...files, [file]: edit(content, operation, newId) };
}

/** The names that links to parts of a page may use. */
export function anchorsIn(content: Json): string[] {
  return textsOf(content, 'id');
}

type Decide = (change: Change) => boolean;

/** Base with those differences from target that are accepted. */
function combineFiles(base: Files, target: Files, accepts: Decide): Files {
  return mergeFiles(base, target, (file) =>
    combine(partOf(base, file), partOf(target, file), { file, path: '' }, accepts),
  );
}

/** At least one of base and target is a value. */
function combine(
  base: Value,
  target: Value,
  place: { readonly file: string; readonly path: string },
  accepts: Decide,
): Value {
  const id = `${place.file}|${place.path}`;
  const branch = branchOf([base, target]);
  if (branch === null) {
    if (isEqual(base, target)) return base;
    const isWhole = place.path === '' || isEntryPath(place.path);
    const kind = isWhole && base === undefined ? 'add' : isWhole && target === undefined ? 'remove' : 'set';
    return accepts({ id, ...place, kind, before: base ?? null, after: target ?? null }) ? target : base;
  }
  const [from, to] = [partsOf(base), partsOf(target)];
  const order = { before: entryIds(from), after: entryIds(to) };
  const isMoved =
    branch === 'list' &&
    isReordered(from, to) &&
    accepts({ id: `${id}/order`, ...place, kind: 'move', ...order });
  const parts = interleave(to, from).map((key) => {
    const part = { ...place, path: joined(place.path, key) };
    return [key, combine(from.get(key), to.get(key), part, accepts)] as const;
  });
  return assemble(base, isMoved ? interleave(to, from) : interleave(from, to), new Map(parts));
}

function merge(
  before: Value,
  mine: Value,
  theirs: Value,
  path: string,
  keep: (path: string, shipped: Json | null) => void,
): Value {
  if (isEqual(before, mine)) return theirs;
  if (isEqual(before, theirs) || isEqual(mine, theirs)) return mine;
  if (branchOf([before, mine, theirs]) === null) {
    keep(path, theirs ?? null);
    return mine;
  }
  const [old, own, other] = [partsOf(before), partsOf(mine), partsOf(theirs)];
  const order = isArray(mine) && isReordered(old, own) ? interleave(own, other) : interleave(other, own);
  const parts = order.map((key) => {
    const part = merge(old.get(key), own.get(key), other.get(key), joined(path, key), keep);
    return [key, part] as const;
  });
  return assemble(theirs, order, new Map(parts));
}

function mergeFiles(base: Files, other: Files, mergeFile: (file: string) => Value): Files {
  const names = interleave(partsOf(base), partsOf(other));
  const contents = names.toSorted().map((file) => [file, mergeFile(file)] as const);
  return assemble(base, names, new Map(contents)) as Files;
}

/** Whether all of them are objects, or lists of entries, and so can be compared part by part. */
function branchOf(values: readonly Value[]): 'object' | 'list' | null {
  if (values.every(isObject)) return 'object';
  const areLists = values.every((value) => isEntryList(value) || (isArray(value) && value.length === 0));
  return areLists && values.some(isEntryList) ? 'list' : null;
}

type Parts = ReadonlyMap<string, Json>;

/** By segment of a path. */
function partsOf(branch: Value): Parts {
  if (isEntryList(branch)) return new Map(branch.map((entry) => [`#${entry.$id}`, entry]));
  const fields = isObject(branch) ? Object.entries(branch) : [];
  return new Map(fields.filter(([key]) => !HIDDEN_KEYS.includes(key)));
}

/** A branch of those parts that are not undefined: `like` itself if nothing differs. */
function assemble(like: Value, order: readonly string[], parts: ReadonlyMap<string, Value>): Value {
  const known = partsOf(like);
  const keys = order.filter((key) => parts.get(key) !== undefined);
  const knownKeys = [...known.keys()];
  const isSame = (key: string, index: number) =>
    key === knownKeys[index] && parts.get(key) === known.get(key);
  if (keys.length === knownKeys.length && keys.every(isSame)) return like;
  if (isArray(like)) return keys.map((key) => parts.get(key)!);
  const hidden = Object.entries(like as Fields).filter(([key]) => HIDDEN_KEYS.includes(key));
  return Object.fromEntries([...hidden, ...keys.map((key) => [key, parts.get(key)!] as const)]);
}

/** The keys of `main` in their order, each followed by the keys that only `other` has and that follow it there. */
function interleave(main: Parts, other: Parts): string[] {
  const following = new Map<string | null, string[]>();
  let last: string | null = null;
  for (const key of other.keys()) {
    if (main.has(key)) last = key;
    else following.set(last, [...(following.get(last) ?? []), key]);
  }
  const followed = [...main.keys()].flatMap((key) => [key, ...(following.get(key) ?? [])]);
  return [...(following.get(null) ?? []), ...followed];
}

function isReordered(before: Parts, after: Parts): boolean {
  const kept = [...after.keys()].filter((key) => before.has(key));
  return [...before.keys()].filter((key) => after.has(key)).some((key, index) => key !== kept[index]);
}

function entryIds(parts: Parts): string[] {
  return [...parts.keys()].map((key) => key.slice(1));
}

/** Ignores the order of keys. */
function isEqual(one: Value, other: Value): boolean {
  if (one === other) return true;
  if (isArray(one) && isArray(other))
    return one.length === other.length && one.every((part, at) => isEqual(part, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => isEqual(one[key], partOf(other, key)))
  );
}

interface IdPool {
  /** Of entries that have been visited, and of the rest of the file. */
  readonly used: Set<string>;
  /** Of entries that may not have been visited yet. */
  readonly present: ReadonlySet<string>;
  /** Not for new entries, even if unused now. */
  readonly known: ReadonlySet<string>;
  readonly newId: () => string;
}

type References = readonly [reference: Value, other: Value];

function identify(content: Json, [reference, other]: References, pool: IdPool): Json {
  if (isObject(content)) {
    const fields = Object.entries(without(content, '$id'));
    return Object.fromEntries(
      fields.map(([key, value]) => [
        key,
        identify(value, [partOf(reference, key), partOf(other, key)], pool),
      ]),
    );
  }
  if (!isArray(content) || !content.every(isObject)) return content;
  const matches = matchEntries(content, entriesOf(reference), entriesOf(other));
  return content.map((entry, index) => {
    const matched = matches[index];
    const $id = chooseId(entry.$id, matched, pool);
    const own: References = [partOf(reference, `#${matched}`), partOf(other, `#${matched}`)];
    return { $id, ...(identify(entry, own, pool) as Fields) };
  });
}

function entriesOf(value: Value): readonly Entry[] {
  return isEntryList(value) ? value : [];
}

function chooseId(own: Value, matched: string | undefined, pool: IdPool): string {
  const { used, present, known, newId } = pool;
  let id: string;
  if (typeof own === 'string' && /^[\w-]+$/.test(own) && !used.has(own)) id = own;
  else if (matched !== undefined && !used.has(matched) && !present.has(matched)) id = matched;
  else
    do id = newId();
    while (used.has(id) || known.has(id));
  used.add(id);
  return id;
}

/** Keeps ids that are unused in the file apart from the replaced value. */
function withFreshIds<T extends Json>(value: T, content: Json, replaced: Value, newId: () => string): T {
  const replacedIds = new Set(idsIn(replaced));
  const used = idsIn(content).filter((id) => !replacedIds.has(id));
  const present = new Set(idsIn(value));
  const known = new Set([...present, ...idsIn(content)]);
  return identify(value, [undefined, undefined], { used: new Set(used), present, known, newId }) as T;
}

type Entry = Fields & { readonly $id: string };

const NAMES: readonly string[] = ['title', 'name', 'label', 'from', 'quote', 'question'];

/** Entries with the same signature are probably the same, most surely by the first one. */
const signatures: readonly ((entry: Fields) => string | undefined)[] = [
  ({ $id }) => JSON.stringify($id),
  (entry) => JSON.stringify(withoutIds(entry)),
  ({ kind, title }) => (title === undefined ? undefined : JSON.stringify([kind, title])),
  (entry) => {
    const name = NAMES.find((each) => Object.hasOwn(entry, each));
    return name && JSON.stringify([name, entry[name]]);
  },
  kindOf,
];

function kindOf({ kind = null }: Fields): string {
  return JSON.stringify(kind);
}

/** For each entry the id of the known one that it most likely was. */
function matchEntries(
  entries: readonly Fields[],
  known: readonly Entry[],
  others: readonly Entry[],
): (string | undefined)[] {
  const matches: (string | undefined)[] = entries.map(() => undefined);
  for (const signatureOf of signatures) {
    // Two new entries of the same kind need not be the same.
    const candidates = signatureOf === kindOf ? known : [...known, ...others];
    const matched = new Set(matches);
    const alike = Map.groupBy(
      candidates.filter(({ $id }) => !matched.has($id)),
      signatureOf,
    );
    for (const [index, entry] of entries.entries()) {
      const signature = signatureOf(entry);
      if (signature !== undefined) matches[index] ??= alike.get(signature)?.shift()?.$id;
    }
  }
  return matches;
}

function idsIn(content: Value): string[] {
  return textsOf(content, '$id');
}

function textsOf(content: Value, key: string): string[] {
  if (isArray(content)) return content.flatMap((part) => textsOf(part, key));
  if (!isObject(content)) return [];
  const own = partOf(content, key);
  const inner = Object.values(content).flatMap((part) => textsOf(part, key));
  return typeof own === 'string' ? [own, ...inner] : inner;
}

type Edit = Exclude<TreeOperation, { readonly op: 'create' | 'delete' }>;

function edit(content: Json, operation: Edit, newId: () => string): Json {
  const { op, path } = operation;
  const { parent, last } = splitPath(path);
  if (op === 'set') return setValue(content, path, operation.value, newId);
  if (op === 'add') {
    const { entry, after } = operation;
    if (!isObject(entry)) throw new TreeError(`an entry of "${path}" must be an object`);
    if (valueAt(content, parent) === null) throw new TreeError(`no value at "${parent}"`);
    checkKeys(entry);
    const added = withFreshIds([entry], content, undefined, newId);
    return editList(content, path, (list) => list.toSpliced(indexAfter(list, after, path), 0, ...added));
  }
  if (!isEntryPath(path)) throw new TreeError(`"${path}" is not an entry of a list`);
  return editList(content, parent, (list) => {
    const index = indexOf(list, last, parent);
    const others = list.toSpliced(index, 1);
    if (op === 'remove') return others;
    return others.toSpliced(indexAfter(others, operation.after, parent), 0, list[index]!);
  });
}

function setValue(content: Json, path: string, value: Json | null, newId: () => string): Json {
  const isEntry = isEntryPath(path);
  if (value === null && (isEntry || path === ''))
    throw new TreeError(`"${path}" cannot be null: use "remove" for entries and "delete" for files`);
  if (isEntry && !isObject(value)) throw new TreeError(`the entry "${path}" must be an object`);
  checkKeys(value);
  const changed = replaceAt(content, segmentsOf(path), (old) => {
    if (value === null) return undefined;
    if (!isEntry) return withFreshIds(value, content, old, newId);
    const entry = { ...(value as Fields), $id: splitPath(path).last.slice(1) };
    return withFreshIds([entry], content, old, newId)[0];
  });
  return changed!;
}

function editList(content: Json, path: string, change: (list: readonly Json[]) => Json): Json {
  const changed = replaceAt(content, segmentsOf(path), (list) => {
    const entries = list ?? [];
    if (isEntryList(entries) || (isArray(entries) && entries.length === 0)) return change(entries);
    throw new TreeError(`"${path}" is not a list of entries`);
  });
  return changed!;
}

/** Creates missing objects on the way, unless the new value is undefined, which removes the field. */
function replaceAt(node: Value, path: readonly string[], replace: (old: Value) => Value, place = ''): Value {
  const [segment, ...rest] = path;
  if (segment === undefined) return replace(node);
  const next = (part: Value) => replaceAt(part, rest, replace, joined(place, segment));
  if (segment.startsWith('#')) {
    const list = isArray(node) ? node : [];
    const index = indexOf(list, segment, place);
    return list.with(index, next(list[index])!);
  }
  const fields = node ?? {};
  if (!isObject(fields)) throw new TreeError(`"${place}" is not an object`);
  const part = next(partOf(fields, segment));
  if (part !== undefined) return { ...fields, [segment]: part };
  return node && without(fields, segment);
}

function indexAfter(list: readonly Json[], after: string | null, path: string): number {
  return after === null ? 0 : indexOf(list, `#${after}`, path) + 1;
}

function indexOf(list: readonly Json[], segment: string, path: string): number {
  const index = list.findIndex((entry) => isObject(entry) && `#${entry.$id}` === segment);
  if (index < 0) throw new TreeError(`no entry "${segment}" in ${path}`);
  return index;
}

function checkPath(path: string): void {
  for (const segment of segmentsOf(path))
    if (HIDDEN_KEYS.includes(segment) || !(segment.startsWith('#') || isFieldName(segment)))
      throw new TreeError(`"${path}" is not a path`);
}

/** Other names could not be told apart in paths, or would change prototypes. */
function checkKeys(value: Json): void {
  if (isArray(value)) value.forEach(checkKeys);
  if (!isObject(value)) return;
  for (const [key, part] of Object.entries(value)) {
    if (!isFieldName(key)) throw new TreeError(`no field may be called "${key}"`);
    checkKeys(part);
  }
}

function isFieldName(name: string): boolean {
  return /^[^#.][^.]*$/.test(name) && !UNSAFE_KEYS.includes(name);
}

function segmentsOf(path: string): string[] {
  return path === '' ? [] : path.split('.');
}

function splitPath(path: string): { parent: string; last: string } {
  const dot = path.lastIndexOf('.');
  return { parent: path.slice(0, Math.max(dot, 0)), last: path.slice(dot + 1) };
}

function isEntryPath(path: string): boolean {
  return splitPath(path).last.startsWith('#');
}

function joined(path: string, segment: string): string {
  return path === '' ? segment : `${path}.${segment}`;
}

/** The value of a field, or the entry of a list for "#" and its id. */
function partOf(value: Value, segment: string): Value {
  if (isArray(value)) return value.find((entry) => isObject(entry) && `#${entry.$id}` === segment);
  return isObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
}

function without(fields: Fields, key: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([each]) => each !== key));
}

function isArray(value: Value): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Value): value is Fields {
  return typeof value === 'object' && value !== null && !isArray(value);
}

function isEntryList(value: Value): value is readonly Entry[] {
  const isEntry = (entry: Json) => isObject(entry) && typeof entry.$id === 'string';
  return isArray(value) && value.length > 0 && value.every(isEntry);
}
