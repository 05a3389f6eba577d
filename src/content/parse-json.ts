/** Parses JSON. The problem of a file that is not JSON names the line and the usual cause. */
export function parseJson(text: string): { value?: unknown; problem?: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: problemOf(text, error as Error) };
  }
}

function problemOf(text: string, error: Error): string {
  const position = Number(/position (\d+)/.exec(error.message)?.[1] ?? text.length);
  const before = text.slice(0, position).trimEnd();
  const line = before.split('\n').length;
  const next = text.slice(position).trimStart()[0];
  if (before.endsWith(',') && (next === '}' || next === ']'))
    return `line ${line}: there is a comma after the last entry. Delete it.`;
  if (next === undefined) return `line ${line}: the file ends too early. A bracket or brace is not closed.`;
  if (next === '"' || next === '{' || next === '[')
    return `line ${line}: a comma is missing at the end of this line.`;
  if (next === "'") return `line ${line}: write "double quotes" instead of 'single quotes'.`;
  if (next === '/') return `line ${line}: JSON has no comments. Delete it.`;
  return `line ${line}: this is not JSON: ${error.message}.`;
}
