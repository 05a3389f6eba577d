/** Parses JSON. The problem of a file that is not JSON has the line and says what to do. */
export function parseJson(text: string): { value?: unknown; problem?: string } {
  // A byte order mark, which some Windows programs write.
  const json = text.replace(/^\uFEFF/, '');
  try {
    return { value: JSON.parse(json) };
  } catch (error) {
    return { problem: firstProblem(json) ?? `This is not JSON: ${(error as Error).message}.` };
  }
}

const TOKEN = /"(?:[^"\\\p{Cc}]|\\.)*"|[{}[\],:]|-?\d[\d.eE+-]*|true\b|false\b|null\b/uy;

type Expected = 'value' | 'key' | ':' | ', or end';

/** Finds the first mistake. The messages of JSON.parse() sometimes lack the line, and are not written for editors. */
function firstProblem(text: string): string | undefined {
  const open: { readonly sign: string; readonly line: number }[] = [];
  let expected: Expected = 'value';
  let last = { token: '', line: 1 };
  for (let at = 0; ; ) {
    at += /^\s*/.exec(text.slice(at))![0].length;
    const line = text.slice(0, at).split('\n').length;
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0] ?? '';
    const inside = open.at(-1);
    if (at === text.length && inside) return `line ${inside.line}: The "${inside.sign}" is not closed.`;
    if (at === text.length) return last.token === '' ? 'The file is empty.' : undefined;
    if (token === '') return `line ${line}: ${problemAt(text.slice(at), last.line === line, expected)}`;
    if (last.token !== '' && !inside) return `line ${line}: The file has already ended. Delete what follows.`;
    const closes = token === '}' || token === ']';
    if (closes && token !== (inside?.sign === '{' ? '}' : ']'))
      return `line ${line}: The "${inside?.sign}" of line ${inside?.line} is not closed.`;
    if (closes && last.token === ',')
      return `line ${last.line}: There is a comma after the last entry. Delete it.`;
    if (expected === ', or end' && !closes && token !== ',')
      return `line ${last.line}: A comma is missing after ${shortened(last.token)}.`;
    if (expected === ':' && token !== ':')
      return `line ${last.line}: A colon is missing after ${last.token}.`;
    if (token === ',' && expected !== ', or end')
      return `line ${line}: There is one comma too many. Delete it.`;
    if (expected === 'key' && /^\d{3}$/.test(token))
      return `line ${line}: Write numbers without commas, such as 13500.`;
    if (expected === 'key' && !closes && !token.startsWith('"'))
      return `line ${line}: Write the name of a field in "double quotes" before ${token}.`;

    if (closes) open.pop();
    if (token === '{' || token === '[') {
      open.push({ sign: token, line });
      expected = token === '{' ? 'key' : 'value';
    } else if (token === ',') expected = inside?.sign === '{' ? 'key' : 'value';
    else if (token === ':') expected = 'value';
    else expected = expected === 'key' && !closes ? ':' : ', or end';
    last = { token, line };
    at += token.length;
  }
}

function shortened(token: string): string {
  return token.length > 40 ? `${token.slice(0, 37)}..."` : token;
}

/** The problem at a position where no token starts. */
function problemAt(rest: string, isAfterToken: boolean, expected: Expected): string {
  if (/^['‘’“”]/.test(rest)) return 'Write "double quotes" instead of other quotation marks.';
  if (/^(\/|#|<!)/.test(rest)) return 'Comments are not allowed in JSON. Delete it.';
  if (rest.startsWith('"')) return 'The text that starts on this line has no closing quotation mark.';
  if (isAfterToken && expected === ', or end')
    return 'Write a quotation mark inside of a text as \\", and a comma between entries.';
  return `Write "double quotes" around ${/^[^\s,:}\]"]*/.exec(rest)![0] || rest[0]}.`;
}
