/**
 * Makes the plan of a document from its Markdown. The notation is described in docs/editing.md. Problems are sentences with file
 * and line; all of them are returned, not only the first. Runs in Node, when src/generated is written.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Lexer, type Token, type Tokens } from 'marked';
import type { Block, DocumentPlan, NamedList, PlannedSection, Step } from '#content/document-plan.ts';
import type { DocumentRecord } from '#content/documents.ts';
import type { Facts } from '#content/placeholders.ts';
import type { PageId } from '#generated/page-id.ts';
import { readFrontMatter } from './markdown/front-matter.ts';
import { Reader, thereIsNo } from './markdown/reader.ts';
import { labelIn, readLabeledTable, type TableLabel, tableNames } from './markdown/tables.ts';

export interface KnownContent {
  /** The kinds of sections of each page, by its id. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** The kinds of sections that can be printed. */
  readonly printable: readonly string[];
  readonly facts: Facts;
}

export interface ParsedDocument {
  readonly record: DocumentRecord;
  readonly plan: DocumentPlan;
  readonly problems: readonly string[];
}

/** Each file of src/documents/embeds prints the kind of section that it is named after. */
export function printableSections(): string[] {
  return globSync('src/documents/embeds/*.tsx').map((file) => basename(file, '.tsx'));
}

export function loadDocuments(known: KnownContent, folder = 'content'): ParsedDocument[] {
  return globSync(`${folder}/documents/*.md`)
    .sort()
    .map((file) => parseDocument(file, readFileSync(file, 'utf8'), known));
}

export function parseDocument(file: string, source: string, known: KnownContent): ParsedDocument {
  const reader = new Reader(file, known.facts);
  const text = source.replaceAll('\r\n', '\n');
  const { fields, body, bodyLine } = readFrontMatter(text, Object.keys(known.pages), reader);
  const sheets = new BodyParser(reader, known, fields.page).parse(body, bodyLine);
  return {
    record: {
      file: `${basename(file, '.md')}.pdf`,
      page: fields.page as PageId,
      kind: fields.kind,
      version: fields.version,
      dated: fields.date,
    },
    plan: { lead: fields.lead, sheets },
    problems: reader.problems,
  };
}

interface OpenSection {
  readonly title: string;
  readonly line: number;
  note?: string;
  beside?: string;
  readonly blocks: Block[];
}

interface PlacedToken {
  readonly token: Token;
  readonly line: number;
}

class BodyParser {
  private readonly reader: Reader;
  private readonly known: KnownContent;
  private readonly page: string;
  private readonly sheets: (OpenSection | PlannedSection)[][] = [[]];
  private section: OpenSection | undefined;
  /** A title "###" waits for the list below it. */
  private title: { readonly text: string; readonly line: number } | undefined;
  /** A line "Table: ..." waits for the table below it. */
  private label: TableLabel | undefined;

  constructor(reader: Reader, known: KnownContent, page: string) {
    this.reader = reader;
    this.known = known;
    this.page = page;
  }

  parse(body: string, firstLine: number): PlannedSection[][] {
    const tokens = placed(new Lexer().lex(body), firstLine);
    tokens.forEach((token, index) => {
      this.read(token, tokens[index + 1]);
    });
    this.endOfSection();
    this.expectSections(tokens.at(-1)?.line ?? firstLine);
    return this.sheets.map((sheet) => sheet.map(withoutLine));
  }

  private read({ token, line }: PlacedToken, next: PlacedToken | undefined): void {
    if (this.title && token.type !== 'list') {
      this.reader.problem(this.title.line, `There is no list under "### ${this.title.text}".`);
      this.title = undefined;
    }
    switch (token.type) {
      case 'hr':
        this.endOfSection();
        this.expectSections(line);
        this.sheets.push([]);
        return;
      case 'heading':
        return this.readHeading(token as Tokens.Heading, line);
      case 'paragraph':
        return this.readParagraph(token as Tokens.Paragraph, line, next);
      case 'table':
        return this.readTable(token as Tokens.Table, line);
      case 'list':
        return this.readList(token as Tokens.List, line);
      case 'blockquote':
        return this.readNote(token as Tokens.Blockquote, line);
      default:
        this.reader.problem(line, `"${firstLineOf(token.raw)}" cannot be printed. Write it as plain text.`);
    }
  }

  private readHeading({ depth, tokens, raw }: Tokens.Heading, line: number): void {
    const text = this.reader.text(tokens, line);
    if (depth === 1) {
      this.endOfSection();
      if (this.sheets.flat().some((other) => 'title' in other && other.title === text))
        this.reader.problem(line, `There is another section "${text}". Write another heading.`);
      this.section = { title: text, line, blocks: [] };
      this.sheets.at(-1)?.push(this.section);
    } else if (depth === 3) {
      this.title = { text, line };
    } else if (raw.startsWith('#')) {
      this.reader.problem(
        line,
        'Write # before the heading of a section, and ### before the title of a list.',
      );
    } else {
      this.reader.problem(line, 'Leave a line empty above ---, which starts a new page.');
    }
  }

  private readParagraph(token: Tokens.Paragraph, line: number, next: PlacedToken | undefined): void {
    const { text, tokens } = token;
    if (text.startsWith(':::')) return this.readDirective(text, line);
    const label = labelIn(text, line);
    if (next?.token.type === 'table' && label) {
      this.label = label;
      return;
    }
    if (label && tableNames.includes(label.name))
      return this.reader.problem(line, `There is no table under "${label.name}: ${label.caption}".`);
    if (text.includes('\n|') || text.startsWith('|'))
      return this.reader.problem(
        line,
        'This table has no complete second line. Write --- for each column: |---|---|---|.',
      );
    const [first, ...others] = tokens;
    if (
      first?.type === 'em' &&
      others.length === 0 &&
      this.section?.blocks.length === 0 &&
      !this.section.note
    ) {
      this.section.note = this.reader.text((first as Tokens.Em).tokens, line);
      return;
    }
    const paragraph = this.reader.text(tokens, line);
    const last = this.section?.blocks.at(-1);
    if (last?.kind === 'text') this.replaceLast({ ...last, paragraphs: [...last.paragraphs, paragraph] });
    else this.add({ kind: 'text', paragraphs: [paragraph] }, line);
  }

  private readTable(token: Tokens.Table, line: number): void {
    const label = this.label;
    this.label = undefined;
    if (!label)
      return this.reader.problem(
        line,
        'Write a line above the table that says what it shows: "Table: Prices before tax".',
      );
    const block = readLabeledTable(token, label, line, this.reader);
    if (block) this.add(block, label.line);
  }

  /** "::: section phase-stair" prints a section of the web page. */
  private readDirective(text: string, line: number): void {
    const [, directive = '', kind = ''] = /^:::\s*(\S+)\s+(\S+)\s*$/.exec(text) ?? [];
    if (directive === '')
      return this.reader.problem(
        line,
        `"${firstLineOf(text)}" is not complete. Write "::: section" and a kind of section, and leave a line empty below.`,
      );
    if (!DIRECTIVES.includes(directive))
      return this.reader.problem(line, thereIsNo('directive', directive, DIRECTIVES));
    const { pages, printable } = this.known;
    if (!printable.includes(kind))
      return this.reader.problem(line, thereIsNo('section that can be printed,', kind, printable));
    const kinds = pages[this.page];
    if (kinds && !kinds.includes(kind))
      this.reader.problem(line, `The page "${this.page}" has no section "${kind}".`);
    if (directive === 'section') {
      this.endOfSection();
      this.sheets.at(-1)?.push({ section: kind });
    } else if (directive === 'part') {
      this.add({ kind: 'part', section: kind }, line);
    } else {
      const section = this.openSection(line);
      if (section) section.beside = kind;
    }
  }

  private readList(token: Tokens.List, line: number): void {
    const title = this.title?.text;
    this.title = undefined;
    let at = line;
    const items = token.items.map((item) => {
      const place = { tokens: this.inlineOf(item, at), line: at };
      at += newLines(item.raw);
      return place;
    });
    if (token.ordered) {
      const steps = items.map(({ tokens, line }) => this.readStep(tokens, line));
      this.add(
        { kind: 'steps', ...(title && { title }), from: Number(token.start) || 1, items: steps },
        line,
      );
      return;
    }
    if (title === undefined)
      return this.reader.problem(line, 'Write a title above the list: "### What you get".');
    const list: NamedList = { title, items: items.map(({ tokens, line }) => this.reader.text(tokens, line)) };
    const last = this.section?.blocks.at(-1);
    // Lists in a row are printed side by side.
    if (last?.kind === 'lists') this.replaceLast({ ...last, lists: [...last.lists, list] });
    else this.add({ kind: 'lists', lists: [list] }, line);
  }

  private inlineOf({ tokens, raw }: Tokens.ListItem, line: number): Token[] {
    const [first, ...others] = tokens.filter(({ type }) => type !== 'space');
    if (others.length > 0)
      this.reader.problem(line, `"${firstLineOf(raw)}": write each point of the list as one paragraph.`);
    return (first as Tokens.Text | undefined)?.tokens ?? [];
  }

  /** "1. **Title.** Text *Check*" */
  private readStep([first, ...others]: readonly Token[], line: number): Step {
    if (first?.type !== 'strong') {
      this.reader.problem(line, 'Begin the step with its title in bold: "1. **Title.** What to do."');
      return { title: '', text: '' };
    }
    const last = others.at(-1);
    const check = last?.type === 'em' ? (last as Tokens.Em) : undefined;
    return {
      title: this.reader.text((first as Tokens.Strong).tokens, line).replace(/\.$/, ''),
      text: this.reader.text(check ? others.slice(0, -1) : others, line),
      ...(check && { check: this.reader.text(check.tokens, line) }),
    };
  }

  /** "> **Title** Text" */
  private readNote({ tokens }: Tokens.Blockquote, line: number): void {
    const [paragraph, ...more] = tokens.filter(({ type }) => type !== 'space');
    const [first, ...others] = (paragraph as Tokens.Paragraph | undefined)?.tokens ?? [];
    if (first?.type !== 'strong' || more.length > 0)
      return this.reader.problem(
        line,
        'Write a note as one paragraph that begins in bold: "> **Title** Text".',
      );
    const title = this.reader.text((first as Tokens.Strong).tokens, line);
    this.add({ kind: 'note', title, text: this.reader.text(others, line) }, line);
  }

  private add(block: Block, line: number): void {
    this.openSection(line)?.blocks.push(block);
  }

  private replaceLast(block: Block): void {
    this.section?.blocks.splice(-1, 1, block);
  }

  private openSection(line: number): OpenSection | undefined {
    if (!this.section)
      this.reader.problem(line, 'This belongs to no section. Write a heading above it: "# Prices".');
    return this.section;
  }

  private endOfSection(): void {
    if (this.section && this.section.blocks.length === 0)
      this.reader.problem(this.section.line, `There is nothing under the heading "${this.section.title}".`);
    this.section = undefined;
  }

  private expectSections(line: number): void {
    if (this.sheets.at(-1)?.length === 0)
      this.reader.problem(line, 'There is an empty page here. Delete one of the lines ---.');
  }
}

/**
 * `section`: a section of the page with its heading. `part`: without it, under a heading of the document. `beside`: the same, at
 * the left of the text.
 */
const DIRECTIVES = ['section', 'part', 'beside'];

/** Tokens with their lines, without empty lines and comments. */
function placed(tokens: readonly Token[], firstLine: number): PlacedToken[] {
  let line = firstLine;
  return tokens.flatMap((token) => {
    const place = { token, line };
    line += newLines(token.raw);
    const isComment = token.type === 'html' && /^<!--[\s\S]*-->\s*$/.test(token.raw);
    return token.type === 'space' || isComment ? [] : [place];
  });
}

function newLines(text: string): number {
  return text.split('\n').length - 1;
}

function firstLineOf(text: string): string {
  return text.split('\n')[0]?.trim() ?? '';
}

function withoutLine(section: OpenSection | PlannedSection): PlannedSection {
  if (!('line' in section)) return section;
  const { line: _line, ...written } = section;
  return written;
}
