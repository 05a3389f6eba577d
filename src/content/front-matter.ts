/** Splits a Markdown file into the `key: value` lines between two lines of `---` at its start, and its text. */
export function frontMatter(source: string) {
  const text = source.replaceAll('\r\n', '\n');
  const [whole = '', lines = ''] = /^---\n((?:.*\n)*?)---(?:\n|$)/.exec(text) ?? [];
  const fields = lines.split('\n').flatMap((line) => {
    const [, key, value] = /^([^:]+):(.*)$/.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [[key.trim(), value.trim()] as const];
  });
  return {
    fields: Object.fromEntries(fields),
    body: text.slice(whole.length),
    /** The line of the file that the text starts on. */
    line: whole.split('\n').length,
  };
}
