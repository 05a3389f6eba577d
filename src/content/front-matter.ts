/** Splits a Markdown file into its front matter (`key: value` lines between two lines of `---`) and its body. */
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
    /** The line of the file on which the body starts. */
    line: whole.split('\n').length,
  };
}
