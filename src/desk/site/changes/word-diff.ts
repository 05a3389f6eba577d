/** A piece of both texts, or of only one. */
export interface Piece {
  readonly kind: 'same' | 'before' | 'after';
  readonly text: string;
}

/** A larger table of words would take too long. */
const MAX_TABLE = 4_000_000;

/** A run of words that is the same in both texts, or differs. */
interface Run {
  readonly isSame: boolean;
  readonly before: string;
  readonly after: string;
}

/** Compares two texts word by word. A value such as {headquarters.city} is one word. */
export function wordDiff(before: string, after: string): readonly Piece[] {
  const [from, to] = [wordsOf(before), wordsOf(after)];
  const kept = commonWords(from.map(trim), to.map(trim));
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  for (const [a, b] of [...kept, [from.length, to.length] as const]) {
    push(runs, { isSame: false, before: from.slice(i, a).join(''), after: to.slice(j, b).join('') });
    const [own, other] = [from[a] ?? '', to[b] ?? ''];
    const word = own === other ? own : trim(own);
    push(runs, { isSame: true, before: word, after: word });
    // The spaces after the same word can differ.
    push(runs, { isSame: false, before: own.slice(word.length), after: other.slice(word.length) });
    [i, j] = [a + 1, b + 1];
  }
  return runs.flatMap(({ isSame, before, after }): readonly Piece[] =>
    isSame
      ? [{ kind: 'same', text: after }]
      : [
          ...(before ? [{ kind: 'before', text: before } as const] : []),
          ...(after ? [{ kind: 'after', text: after } as const] : []),
        ],
  );
}

/** Few equal words between longer changes are part of the change, which is easier to read. */
function push(runs: Run[], run: Run): void {
  if (run.before === '' && run.after === '') return;
  const [last, same, changed] = [runs.at(-1), runs.at(-1), runs.at(-2)];
  if (last?.isSame === run.isSame) runs[runs.length - 1] = joined([last, run], run.isSame);
  else if (!run.isSame && same && changed && isShort(same, changed) && isShort(same, run)) {
    runs.splice(-2);
    push(runs, joined([changed, same, run], false));
  } else runs.push(run);
}

function isShort(same: Run, beside: Run): boolean {
  return same.after.length <= Math.max(beside.before.length, beside.after.length);
}

function joined(runs: readonly Run[], isSame: boolean): Run {
  return {
    isSame,
    before: runs.map((one) => one.before).join(''),
    after: runs.map((one) => one.after).join(''),
  };
}

function trim(word: string): string {
  return word.trim();
}

/** Index pairs of equal words. Long texts are compared between their equal beginnings and ends. */
function commonWords(from: readonly string[], to: readonly string[]): readonly (readonly [number, number])[] {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) start++;
  let end = 0;
  while (end < most - start && from.at(-1 - end) === to.at(-1 - end)) end++;
  const [middle, other] = [from.slice(start, from.length - end), to.slice(start, to.length - end)];
  const isTooLong = middle.length * other.length > MAX_TABLE;
  return [
    ...Array.from({ length: start }, (_, at) => [at, at] as const),
    ...(isTooLong ? [] : commonIn(middle, other)).map(([i, j]) => [start + i, start + j] as const),
    ...Array.from({ length: end }, (_, at) => [from.length - end + at, to.length - end + at] as const),
  ];
}

/** Index pairs of the longest common subsequence. */
export function commonIn(
  from: readonly string[],
  to: readonly string[],
): readonly (readonly [number, number])[] {
  const width = to.length + 1;
  const lengths = new Uint32Array((from.length + 1) * width);
  for (let i = from.length - 1; i >= 0; i--) {
    for (let j = to.length - 1; j >= 0; j--) {
      const [down, right] = [lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!];
      lengths[i * width + j] =
        from[i] === to[j] ? lengths[(i + 1) * width + j + 1]! + 1 : Math.max(down, right);
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < from.length && j < to.length) {
    if (from[i] === to[j]) pairs.push([i++, j++]);
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++;
    else j++;
  }
  return pairs;
}

/** Words, numbers, values and punctuation, each with the space after it. */
function wordsOf(text: string): readonly string[] {
  return (
    text.match(/(?:\{[^{}\s]*\}|[$€£]?\d(?:[\d.,]*\d)?%?|[\p{L}\p{N}'’]+|[^\p{L}\p{N}\s])\s*|\s+/gu) ?? []
  );
}
