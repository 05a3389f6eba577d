/** Names that come from outside, of which only so many different ones are kept for a day. */
export interface FewNames {
  /** The name, or `OTHER` when there are enough others already. */
  among(day: string, name: string): string;
  /** These are kept already. */
  know(day: string, names: readonly string[]): void;
}

/** Stands for all names that found no room. No host and no list of parameters is written like it. */
export const OTHER = '(other)';

/** Keeps a table from growing without end by whoever sends made-up names. */
export function createFewNames(most: number): FewNames {
  let known = new Set<string>();
  let knownOn = '';

  function begin(day: string): void {
    if (day === knownOn) return;
    known = new Set();
    knownOn = day;
  }

  return {
    among(day, name) {
      begin(day);
      if (known.has(name)) return name;
      if (known.size >= most) return OTHER;
      known.add(name);
      return name;
    },
    know(day, names) {
      begin(day);
      for (const name of names) known.add(name);
    },
  };
}
