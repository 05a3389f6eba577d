/** The names in a text: `place` and `count` of "{place} of {count}", or those that its schema declares. */
type NamesIn<Text extends string> = Text extends { readonly names?: infer Name extends string }
  ? Name
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never;

/** A text with its {names} replaced by values. A missing value is a type error. */
export function filled<Text extends string>(
  text: Text,
  values: Readonly<Record<NamesIn<Text>, string | number>>,
): string {
  // In one pass, so that braces in a value that a visitor typed are not interpreted.
  return text.replace(/\{(\w+)\}/g, (_whole, name: NamesIn<Text>) => String(values[name]));
}
