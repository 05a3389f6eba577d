/** The known name with the smallest edit distance; undefined if more than a third of the letters differ. */
export function closestName(name: string, known: readonly string[]): string | undefined {
  let closest: string | undefined;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const each of known) {
    const changes = levenshtein(name.toLowerCase(), each.toLowerCase());
    if (changes < least) [closest, least] = [each, changes];
  }
  return closest;
}

function levenshtein(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [y, letter] of [...from].entries()) {
    const next = [y + 1];
    for (let x = 1; x <= to.length; x++) {
      const same = to[x - 1] === letter ? 0 : 1;
      next.push(Math.min(row[x - 1]! + same, row[x]! + 1, next[x - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
