/** The known name with the smallest edit distance; undefined if more than a third of the letters differ. */
export function closestName(name: string, known: readonly string[]): string | undefined {
  let closest: string | undefined;
  let fewest = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const each of known) {
    const edits = levenshtein(name.toLowerCase(), each.toLowerCase());
    if (edits < fewest) [closest, fewest] = [each, edits];
  }
  return closest;
}

/** 'There is no page "contacts". Did you mean "contact"?', or with a place: 'There is no anchor "top" on /about.' */
export function unknownName(kind: string, name: string, known: readonly string[], place = ''): string {
  if (name === '') return `is empty. Choose a ${kind}.`;
  const where = place && ` ${place}`;
  return `There is no ${kind} "${name}"${where}. ${suggestName(name, known)}`;
}

function suggestName(name: string, known: readonly string[]): string {
  const closest = closestName(name, known);
  if (closest !== undefined) return `Did you mean "${closest}"?`;
  const list = known.map((each) => `"${each}"`).join(', ');
  return list !== '' && list.length < 200 ? `Write one of ${list}.` : 'Write the name of one that exists.';
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
