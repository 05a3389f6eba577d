/** A name that stands for nothing, such as that of a page that does not exist. The message is for whoever wrote it. */
export class UnknownName extends Error {
  override readonly name = 'UnknownName';
}

/** 'there is no page "contacts". Did you mean "contact"?', or with a place: 'there is no anchor "top" on /about.' */
export function unknownName(kind: string, name: string, known: readonly string[], place = ''): string {
  const closest = closestName(name, known);
  return `there is no ${kind} "${name}"${place}.${closest === undefined ? '' : ` Did you mean "${closest}"?`}`;
}

/** The known name with the fewest changed letters; undefined where more than a third of the letters would change. */
function closestName(name: string, known: readonly string[]): string | undefined {
  let closest: string | undefined;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const each of known) {
    const changes = changesBetween(name.toLowerCase(), each.toLowerCase());
    if (changes < least) [closest, least] = [each, changes];
  }
  return closest;
}

/** Levenshtein distance. */
function changesBetween(from: string, to: string): number {
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
