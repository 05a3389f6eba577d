import { day } from '#content/fields.ts';
import { computed, type Facts, PlaceholderError } from '#content/placeholders.ts';
import { type Reader, unknownNameMessage } from './reader.ts';

const FIELDS = ['page', 'kind', 'version', 'date', 'lead'] as const;
type Field = (typeof FIELDS)[number];

/** Amounts that the document defines, such as "document.price: 24 * rates.developer". Its text uses them like facts. */
const DOCUMENT_AMOUNT = /^document\.[A-Za-z]\w*$/;

/** The kinds of sections of each page, by its id. */
export type PageKinds = Readonly<Record<string, readonly string[]>>;

export interface FrontMatter {
  readonly fields: Readonly<Record<Field, string>>;
  readonly body: string;
  /** The line of the file where the body begins. */
  readonly bodyLine: number;
}

/** Reads the front matter of a document. Adds its amounts to the facts of the reader. */
export function readFrontMatter(source: string, pages: PageKinds, reader: Reader): FrontMatter {
  const [, head, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined)
    reader.problem(1, 'The first line must be ---, then lines such as "page: flexpod", then --- again.');
  const lines = head?.split('\n') ?? [];
  const found = new Map<string, { value: string; line: number }>();
  lines.forEach((text, index) => {
    const line = index + 2;
    const [, name, value] = /^([\w.]+): *(.*)$/.exec(text) ?? [];
    if (name === undefined || value === undefined)
      reader.problem(line, `"${text}" is not a field. Write a name, a colon and a value: "kind: Brochure".`);
    else if (DOCUMENT_AMOUNT.test(name))
      reader.facts = { ...reader.facts, [name]: amount(value, line, reader) };
    else if (!FIELDS.some((field) => field === name))
      reader.problem(line, unknownNameMessage('field', name, [...FIELDS]));
    else found.set(name, { value: value.trim(), line });
  });
  const readField = (field: Field): string => {
    const { value, line } = found.get(field) ?? { value: '', line: 1 };
    if (value === '' && head !== undefined)
      reader.problem(line, `The field "${field}" is missing. Write a line "${field}: ${EXAMPLES[field]}".`);
    return reader.filled(value, line);
  };
  const fields = Object.fromEntries(FIELDS.map((field) => [field, readField(field)])) as Record<
    Field,
    string
  >;
  const lineOf = (field: Field) => found.get(field)?.line ?? 1;
  if (fields.page) checkPage(fields.page, lineOf('page'), pages, reader);
  if (fields.date && !day.safeParse(fields.date).success)
    reader.problem(
      lineOf('date'),
      `The date is "${fields.date}". Write a day as year-month-day: ${EXAMPLES.date}.`,
    );
  return { fields, body, bodyLine: head === undefined ? 1 : lines.length + 3 };
}

/** The last printed page shows these sections of the web page. */
const CLOSING_SECTIONS = ['call-to-action', 'next-pages'];

function checkPage(page: string, line: number, pages: PageKinds, reader: Reader): undefined {
  const kinds = pages[page];
  if (!kinds) return reader.problem(line, unknownNameMessage('page', page, Object.keys(pages)));
  for (const kind of CLOSING_SECTIONS)
    if (!kinds.includes(kind))
      reader.problem(
        line,
        `The page "${page}" needs a section "${kind}", for the last page of the document.`,
      );
}

const EXAMPLES: Readonly<Record<Field, string>> = {
  page: 'flexpod',
  kind: 'Brochure',
  version: '1.0',
  date: '2026-01-31',
  lead: 'one or two sentences for the cover',
};

function amount(expression: string, line: number, reader: Reader): Facts[string] {
  try {
    return computed(expression, reader.facts);
  } catch (error) {
    if (!(error instanceof PlaceholderError)) throw error;
    reader.problem(line, error.message);
    return 0;
  }
}
