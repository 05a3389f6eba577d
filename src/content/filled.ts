/** The names in a text: `place` and `count` of "{place} of {count}", or those that its schema declares. */
type NamesIn<Text extends string> = Text extends { readonly names?: infer Name extends string }
  ? Name
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never;

/** A text with its {names} replaced by values. A name without a value does not compile. */
export function filled<Text extends string>(
  text: Text,
  values: Readonly<Record<NamesIn<Text>, string | number>>,
): string {
  // In one pass: what a visitor typed may have such brackets too, and is left as it is.
  return text.replace(/\{(\w+)\}/g, (_whole, name: NamesIn<Text>) => String(values[name]));
}
