/** A placeholder of a saved reply, such as `[Your answer]`. */
export interface Placeholder {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const BRACKETS = /\[[^[\]\n]+\]/g;

/**
 * Placeholders that nobody has filled in. Only brackets that occur in a saved reply count: "[1]", a link or "[sic]"
 * is text.
 */
export function placeholdersIn(
  text: string,
  templates: readonly { readonly text: string }[],
): readonly Placeholder[] {
  const known = new Set(templates.flatMap((template) => template.text.match(BRACKETS) ?? []));
  return [...text.matchAll(BRACKETS)]
    .filter(([found]) => known.has(found))
    .map(({ 0: found, index }) => ({ text: found, start: index, end: index + found.length }));
}
