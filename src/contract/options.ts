/** How option texts are compared: without regard to case, to spaces at the ends, and to `&` or `and`. */
export function optionKey(text: string): string {
  return text.trim().toLowerCase().replaceAll('&', ' and ').replace(/\s+/g, ' ');
}

export function findOption<Option extends string>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const key = optionKey(text);
  return options.find((option) => optionKey(option) === key);
}
