/**
 * Parses the Markdown of a document into its plan. docs/editing.md describes the notation. Problems are messages with file and
 * line; all of them are returned, not only the first. Runs in Node, when src/generated is written.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Lexer, type Token, type Tokens } from 'marked';
import type { Block, DocumentPlan, PlannedSection, Step } from '#content/document-plan.ts';
import type { DocumentRecord } from '#content/documents.ts';
import type { Facts } from '#content/placeholders.ts';
import type { PageId } from '#generated/page-id.ts';
import { type PageKinds, readFrontMatter } from './markdown/front-matter.ts';
import { Reader, unknownNameMessage } from './markdown/reader.ts';
import { labelIn, readLabeledTable, type TableLabel, tableNames } from './markdown/tables.ts';

export interface KnownContent {
  readonly pages: PageKinds;
  /** The kinds of sections that can be printed. */
  readonly printable: readonly string[];
  readonly facts: Facts;
}

export interface ParsedDocument {
  readonly record: DocumentRecord;
  readonly plan: DocumentPlan;
  readonly problems: readonly string[];
}

export function loadDocuments(known: KnownContent, folder = 'content'): ParsedDocument[] {
  return globSync(`${folder}/documents/*.md`)
    .sort()
    .map((file) => parseDocument(file, readFileSync(file, 'utf8'), known));
}

export function parseDocument(file: string, source: string, known: KnownContent): ParsedDocument {
  const reader = new Reader(file, known.facts);
  const text = source.replaceAll('\r\n', '\n');
  const { fields, body, bodyLine } = readFrontMatter(text, known.pages, reader);
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

/** A section whose blocks are still being parsed. */
interface OpenSection {
  readonly title: string;
  note?: string;
  beside?: string;
  readonly blocks: Block[];
}

interface PlacedToken {
  readonly token: Token;
  readonly line: number;
}

/**
 * `section`: a section of the page with its heading. `part`: without it, under a heading of the document. `beside`: the same, at
 * the left of the text.
 */
const DIRECTIVES = ['section', 'part', 'beside'];

class BodyParser {
  private readonly reader: Reader;
  private readonly known: KnownContent;
  private readonly page: string;
  private readonly sheets: PlannedSection[][] = [[]];
  private section: OpenSection | undefined;
  /** The start of the open section, and how many problems were found before it. */
  private sectionStart = { line: 0, problems: 0 };
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
    tokens.forEach((place, index) => {
      const block = this.read(place, tokens[index + 1]?.token);
      if (block) this.add(block, place.line);
    });
    this.expectList();
    this.endSheet(tokens.at(-1)?.line ?? firstLine);
    return this.sheets;
  }

  /** Headings and page breaks change the parser state; other tokens return a block. */
  private read({ token, line }: PlacedToken, next: Token | undefined): Block | undefined {
    if (token.type !== 'list') this.expectList();
    switch (token.type) {
      case 'hr':
        this.endSheet(line);
        this.sheets.push([]);
        return undefined;
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
        return this.reader.problem(
          line,
          `"${firstLineOf(token.raw)}" cannot be printed. Write it as plain text.`,
        );
    }
  }

  private readHeading({ depth, tokens, raw }: Tokens.Heading, line: number): undefined {
    const text = this.reader.text(tokens, line);
    if (depth === 1) {
      this.endSection();
      if (this.sheets.flat().some((other) => 'title' in other && other.title === text))
        this.reader.problem(line, `There is another section "${text}". Write another heading.`);
      this.section = { title: text, blocks: [] };
      this.sectionStart = { line, problems: this.reader.problems.length };
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

  private readParagraph(
    { text, tokens }: Tokens.Paragraph,
    line: number,
    next: Token | undefined,
  ): Block | undefined {
    if (text.startsWith(':::')) return this.readDirective(text, line);
    const label = labelIn(text, line);
    if (label && next?.type === 'table') {
      this.label = label;
      return undefined;
    }
    if (label && tableNames.includes(label.name))
      return this.reader.problem(line, `There is no table under "${label.name}: ${label.caption}".`);
    if (/^\|/m.test(text))
      return this.reader.problem(
        line,
        'This table has no complete second line. Write --- for each column: |---|---|---|.',
      );
    const [first, ...others] = tokens;
    if (first?.type === 'em' && others.length === 0 && this.section && isEmpty(this.section)) {
      this.section.note = this.reader.text((first as Tokens.Em).tokens, line);
      return undefined;
    }
    return { kind: 'text', paragraphs: [this.reader.text(tokens, line)] };
  }

  private readTable(token: Tokens.Table, line: number): Block | undefined {
    const label = this.label;
    this.label = undefined;
    if (label) return readLabeledTable(token, label, line, this.reader);
    return this.reader.problem(
      line,
      'Write a line above the table that says what it shows: "Table: Prices before tax".',
    );
  }

  /** "::: section day-chart" prints a section of the web page. */
  private readDirective(text: string, line: number): Block | undefined {
    const [, directive = '', kind = ''] = /^:::\s*(\S+)\s+(\S+)\s*$/.exec(text) ?? [];
    if (directive === '')
      return this.reader.problem(
        line,
        `"${firstLineOf(text)}" is not complete. Write "::: section" and a kind of section, and leave a line empty below.`,
      );
    if (!DIRECTIVES.includes(directive))
      return this.reader.problem(line, unknownNameMessage('directive', directive, DIRECTIVES));
    const { pages, printable } = this.known;
    if (!printable.includes(kind))
      return this.reader.problem(line, unknownNameMessage('kind of section for print', kind, printable));
    if (pages[this.page]?.includes(kind) === false)
      return this.reader.problem(line, `The page "${this.page}" has no section "${kind}".`);
    if (directive === 'part') return { kind: 'part', section: kind };
    if (directive === 'section') {
      this.endSection();
      this.sheets.at(-1)?.push({ section: kind });
    } else {
      const section = this.openSection(line);
      if (section) section.beside = kind;
    }
    return undefined;
  }

  private readList(token: Tokens.List, line: number): Block | undefined {
    const title = this.title?.text;
    this.title = undefined;
    let itemLine = line;
    const items = token.items.map((item) => {
      const place = { tokens: this.inlineOf(item, itemLine), line: itemLine };
      itemLine += newLines(item.raw);
      return place;
    });
    if (token.ordered)
      return {
        kind: 'steps',
        ...(title && { title }),
        from: Number(token.start) || 1,
        items: items.map(({ tokens, line }) => this.readStep(tokens, line)),
      };
    if (title === undefined)
      return this.reader.problem(line, 'Write a title above the list: "### What you get".');
    const texts = items.map(({ tokens, line }) => this.reader.text(tokens, line));
    return { kind: 'lists', lists: [{ title, items: texts }] };
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
  private readNote({ tokens }: Tokens.Blockquote, line: number): Block | undefined {
    const [paragraph, ...more] = tokens.filter(({ type }) => type !== 'space');
    const [first, ...others] = (paragraph as Tokens.Paragraph | undefined)?.tokens ?? [];
    if (first?.type !== 'strong' || more.length > 0)
      return this.reader.problem(
        line,
        'Write a note as one paragraph that begins in bold: "> **Title** Text".',
      );
    const title = this.reader.text((first as Tokens.Strong).tokens, line);
    return { kind: 'note', title, text: this.reader.text(others, line) };
  }

  /** Merges consecutive paragraphs into one block, and consecutive lists into another. */
  private add(block: Block, line: number): void {
    const section = this.openSection(line);
    if (!section) return;
    const last = section.blocks.at(-1);
    if (block.kind === 'text' && last?.kind === 'text')
      section.blocks.splice(-1, 1, { ...last, paragraphs: [...last.paragraphs, ...block.paragraphs] });
    else if (block.kind === 'lists' && last?.kind === 'lists')
      section.blocks.splice(-1, 1, { ...last, lists: [...last.lists, ...block.lists] });
    else section.blocks.push(block);
  }

  private openSection(line: number): OpenSection | undefined {
    return (
      this.section ??
      this.reader.problem(line, 'This belongs to no section. Write a heading above it: "# Prices".')
    );
  }

  private expectList(): void {
    if (this.title) this.reader.problem(this.title.line, `There is no list under "### ${this.title.text}".`);
    this.title = undefined;
  }

  private endSection(): void {
    // A section whose content could not be parsed is not empty.
    const isParsed = this.sectionStart.problems === this.reader.problems.length;
    if (this.section?.blocks.length === 0 && isParsed)
      this.reader.problem(
        this.sectionStart.line,
        `There is nothing under the heading "${this.section.title}".`,
      );
    this.section = undefined;
  }

  private endSheet(line: number): void {
    this.endSection();
    if (this.sheets.at(-1)?.length === 0)
      this.reader.problem(
        line,
        'There is an empty page here. Write a heading, or delete one of the lines ---.',
      );
  }
}

/** True if the section has nothing but a title. */
function isEmpty({ note, blocks }: OpenSection): boolean {
  return note === undefined && blocks.length === 0;
}

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
