/**
 * Loads content/legal/*.md. Problems are messages with file and line; all of them are returned, not only the first. Runs in
 * Node only.
 *
 *   updated: 2026-01                 front matter: the month of the last change
 *   ## Title {#id}                   a section with its anchor; paragraphs before the first one are the summary
 *   ### Title                        a subtitle
 *   - text                           a list
 *   - **Term**: text                 a fact; one that names {office.title} or the like is repeated for each office
 *   [words](privacy-policy#cookies)  a link; for targets see src/content/fields.ts
 *   {company.legalName}              a fact of src/content/facts.ts
 *   {served: policy-counted}         as a whole paragraph or the text of a fact: depends on the settings of the server
 */
import { readFileSync } from 'node:fs';
import { type MarkedToken, marked, type Token, type Tokens } from 'marked';
import { z } from 'zod';
import { check } from './check.ts';
import { closestName } from './closest-name.ts';
import { facts, officeFacts } from './facts.ts';
import { anchor, target } from './fields.ts';
import { frontMatter } from './front-matter.ts';
import type { LegalBlock, LegalFact, LegalParagraph, LegalText, LinkedText } from './legal.ts';
import { legalFile, legalNames, splitHeading } from './legal-files.ts';
import { checkBraces, type Facts, PlaceholderError, resolvePlaceholders } from './placeholders.ts';
import { builtText, type ServedPlace, servedTexts } from './served-texts.ts';
import type { LinkRecord, Target } from './types.ts';

const front = z.strictObject({
  updated: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'Write year and month, such as "2026-01".' })
    .describe('year and month of the last change, such as "2026-01"'),
});

/** Served texts of the policy; the others belong to the cookie drawer. */
const places = Object.keys(servedTexts).filter((place) => place.startsWith('policy-')) as ServedPlace[];

/** The server requires every served text on this page if its settings differ from the defaults. */
const POLICY = 'privacy-policy';

export function loadLegalTexts(folder = 'content') {
  const problems: string[] = [];
  const texts = legalNames(folder).map((name) => {
    const file = legalFile(name, folder);
    const parsed = parseLegalText(readFileSync(file, 'utf8'), file);
    problems.push(...parsed.problems);
    if (name === POLICY) problems.push(...missingServedTexts(parsed.text, file));
    return [name, parsed.text] as const;
  });
  return { texts: Object.fromEntries(texts), problems };
}

function missingServedTexts({ summary, sections }: LegalText, file: string): string[] {
  const blocks = [...summary, ...sections.flatMap((section) => section.blocks)];
  const used = new Set(
    blocks.flatMap((block) => {
      if ('facts' in block) return block.facts.map(({ place }) => place);
      return 'text' in block ? [block.place] : [];
    }),
  );
  return places
    .filter((place) => !used.has(place))
    .map(
      (place) => `${file}: {served: ${place}} is missing. Write it as a paragraph or as the text of a fact.`,
    );
}

type Report = (message: string) => void;

/** Shared by all parsing functions. */
interface Context {
  readonly at: (line: number) => Report;
  /** The ids of its sections. */
  readonly ids: readonly string[];
}

export function parseLegalText(source: string, file: string): { text: LegalText; problems: string[] } {
  const { fields, body, line: firstLine } = frontMatter(source);
  const { value, problems } = check(front, fields, file);
  // A set, because a fact that is repeated for each office would report its problem each time.
  const found = new Set<string>(problems);
  const { opening, groups } = groupByHeading(withLines(marked.lexer(body) as MarkedToken[], firstLine));
  const context: Context = {
    at: (line) => (message) => found.add(`${file}: line ${line}: ${message}`),
    ids: groups.flatMap(({ heading }) => splitHeading(heading.text).id ?? []),
  };
  if (opening.length === 0)
    context.at(firstLine)('The summary is missing. Write a paragraph before the first heading.');
  const summary = opening.flatMap(({ token, line }) => summaryOf(token, line, context));
  const seen = new Set<string>();
  const sections = groups.map(({ heading, line, tokens }) => {
    const report = context.at(line);
    if (tokens.length === 0) report('There is no text under this heading. Write it, or delete the heading.');
    return {
      ...headingOf(heading, seen, report),
      blocks: tokens.flatMap((each) => blocksOf(each.token, each.line, context)),
    };
  });
  return { text: { updated: value?.updated ?? '', summary, sections }, problems: [...found] };
}

interface Placed<T> {
  readonly token: T;
  readonly line: number;
}

/** Tokens with the lines they start on, as `raw` is the source of each. */
function withLines<T extends { readonly raw: string }>(tokens: readonly T[], firstLine: number): Placed<T>[] {
  let line = firstLine;
  return tokens.map((token) => {
    const placed = { token, line: line + (/^\n*/.exec(token.raw)?.[0].length ?? 0) };
    line += token.raw.split('\n').length - 1;
    return placed;
  });
}

/** Splits tokens into those before the first level 2 heading and those under each of them. */
function groupByHeading(tokens: readonly Placed<MarkedToken>[]) {
  const opening: Placed<MarkedToken>[] = [];
  const groups: { heading: Tokens.Heading; line: number; tokens: Placed<MarkedToken>[] }[] = [];
  for (const { token, line } of tokens) {
    if (token.type === 'heading' && token.depth === 2) groups.push({ heading: token, line, tokens: [] });
    else if (token.type !== 'space') (groups.at(-1)?.tokens ?? opening).push({ token, line });
  }
  return { opening, groups };
}

function headingOf(heading: Tokens.Heading, seen: Set<string>, report: Report) {
  const { title, id } = splitHeading(heading.text);
  if (id === undefined) report(`The heading "${title}" has no id. Write "## ${title} {#${slugOf(title)}}".`);
  else if (seen.has(id)) report(`The id "${id}" is also that of a heading above. Write another one.`);
  else if (!anchor.safeParse(id).success)
    report(`The id "${id}" is not valid. Use lowercase letters, digits and hyphens.`);
  seen.add(id ?? '');
  return { id: id ?? '', title: plainText(marked.Lexer.lexInline(title), facts, report) };
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-$/g, '');
}

function summaryOf(token: MarkedToken, line: number, context: Context): LegalParagraph[] {
  if (token.type === 'paragraph') return [paragraphOf(token.tokens, facts, context.at(line), context)];
  context.at(line)('Only paragraphs are allowed before the first heading "## Title {#id}".');
  return [];
}

function blocksOf(token: MarkedToken, line: number, context: Context): LegalBlock[] {
  const report = context.at(line);
  if (token.type === 'paragraph') return [paragraphOf(token.tokens, facts, report, context)];
  if (token.type === 'heading' && token.depth === 3)
    return [{ subtitle: plainText(token.tokens, facts, report) }];
  if (token.type === 'heading')
    report(`A heading with "${'#'.repeat(token.depth)}" is not allowed here. Write "##" or "###".`);
  else if (token.type === 'list' && token.ordered)
    report('Numbered lists are not allowed here. Begin each line with "- ".');
  else if (token.type === 'list') return listOf(token, line, context);
  else report(`${tokenLabel(token)} is not allowed here. Write paragraphs, "###" headings and lists.`);
  return [];
}

/** Splits a Markdown list into blocks: consecutive entries of the same kind (points or facts) form one block. */
function listOf({ items }: Tokens.List, firstLine: number, context: Context): LegalBlock[] {
  const blocks: ({ list: LinkedText[] } | { facts: LegalFact[] })[] = [];
  for (const { token, line } of withLines(items, firstLine)) {
    const report = context.at(line);
    const [only, ...others] = token.tokens.filter(({ type }) => type !== 'space') as MarkedToken[];
    if (others.length > 0 || (only?.type !== 'text' && only?.type !== 'paragraph')) {
      report('A list entry must be one paragraph, without a list in it.');
      continue;
    }
    const tokens = only.tokens ?? [];
    const last = blocks.at(-1);
    if (tokens[0]?.type === 'strong') {
      const entries = factsOf(tokens, report, context);
      if (last && 'facts' in last) last.facts.push(...entries);
      else blocks.push({ facts: entries });
    } else {
      const entry = linkedText(partsOf(tokens), facts, report, context);
      if (last && 'list' in last) last.list.push(entry);
      else blocks.push({ list: [entry] });
    }
  }
  return blocks;
}

/** One fact, or one for each office. */
function factsOf([term, next, ...others]: readonly Token[], report: Report, context: Context): LegalFact[] {
  if (next?.type !== 'text' || !next.text.startsWith(':')) {
    report('A colon is missing after the bold words. Write "- **Term**: text".');
    return [];
  }
  const rest = [{ ...next, text: next.text.replace(/^:\s*/, '') }, ...others];
  const isOfOffice = [term, ...rest].some((token) => token?.raw.includes('{office.'));
  const variants = isOfOffice ? officeFacts.map((office) => ({ ...facts, ...office })) : [facts];
  return variants.map((known) => ({
    term: plainText((term as Tokens.Strong).tokens, known, report),
    ...paragraphOf(rest, known, report, context),
  }));
}

function paragraphOf(
  tokens: readonly Token[],
  known: Facts,
  report: Report,
  context: Context,
): LegalParagraph {
  const parts = partsOf(tokens);
  const [only] = parts;
  const [, name] = (typeof only === 'string' && /^\{served:\s*([^{}]*?)\s*\}$/.exec(only)) || [];
  if (name === undefined || parts.length > 1) return { text: linkedText(parts, known, report, context) };
  const place = places.find((each) => each === name);
  if (place) return { text: builtText(place), place };
  report(`There is no served text "${name}".${suggestion(name, places)}`);
  return { text: '' };
}

type Part = string | Exclude<MarkedToken, Tokens.Text | Tokens.Escape>;

/** Joins adjacent text tokens, because the lexer may split a fact in braces. */
function partsOf(tokens: readonly Token[]): Part[] {
  const parts: Part[] = [];
  for (const token of tokens as readonly MarkedToken[]) {
    const last = parts.at(-1);
    if (token.type !== 'text' && token.type !== 'escape') parts.push(token);
    else if (typeof last === 'string') parts[parts.length - 1] = last + token.text;
    else if (token.text !== '') parts.push(token.text);
  }
  return parts;
}

/** Pass no `context` where links are not allowed. */
function linkedText(parts: readonly Part[], known: Facts, report: Report, context?: Context): LinkedText {
  const shown = parts.flatMap((part): (string | LinkRecord)[] => {
    if (typeof part === 'string') return [fillText(part, known, report)];
    if (part.type !== 'link' || !context) {
      report(`${tokenLabel(part)} is not allowed here. Write plain words${context ? ' and links' : ''}.`);
      return [];
    }
    const to = targetOf(part.href, known, report, context);
    const label = plainText(part.tokens, known, report);
    return to ? [{ label, to }] : [];
  });
  if (parts.length === 0) report('The text is missing.');
  const [only] = shown;
  return shown.length === 1 && typeof only === 'string' ? only : shown;
}

function plainText(tokens: readonly Token[], known: Facts, report: Report): string {
  const text = linkedText(partsOf(tokens), known, report);
  return typeof text === 'string' ? text : text.filter((part) => typeof part === 'string').join('');
}

function fillText(text: string, known: Facts, report: Report): string {
  if (/\]\(/.test(text))
    report('A link is not complete. Write "[words](target)", with %20 in place of a space in the target.');
  for (const [entity] of text.matchAll(/&(?:#\w+|[a-z]\w*);/gi))
    report(`"${entity}" is shown as it is written. Write the character itself.`);
  reporting(report, () => checkBraces(text));
  return text.replaceAll('\n', ' ').replaceAll(/\{[^{}]*\}/g, (placeholder) => {
    if (placeholder.startsWith('{served:')) {
      report(`${placeholder} must be a whole paragraph or the whole text of a fact.`);
      return '';
    }
    return reporting(report, () => resolvePlaceholders(placeholder, known)) ?? '';
  });
}

function reporting<T>(report: Report, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof PlaceholderError)) throw error;
    report(error.message);
    return undefined;
  }
}

function targetOf(href: string, known: Facts, report: Report, { ids }: Context): Target | undefined {
  let isValid = true;
  const value = fillText(href, known, (message) => {
    isValid = false;
    report(message);
  });
  if (!isValid) return undefined;
  const { data, error } = target.safeParse(value);
  for (const { message } of error?.issues ?? []) report(message);
  if (data && 'anchor' in data && !('page' in data) && !ids.includes(data.anchor ?? ''))
    report(`There is no heading with the id "${data.anchor}".${suggestion(data.anchor, ids)}`);
  return data;
}

function suggestion(name: string, names: readonly string[]): string {
  const closest = closestName(name, names);
  return closest === undefined ? '' : ` Did you mean "${closest}"?`;
}

const names: Readonly<Record<string, string>> = {
  blockquote: 'A quote',
  br: 'A line break',
  checkbox: 'A check box',
  code: 'Code or indented text',
  codespan: 'Code',
  def: 'A link definition',
  del: 'Crossed-out text',
  em: 'Text in italics',
  hr: 'A line',
  html: 'HTML',
  image: 'A picture',
  link: 'A link',
  strong: 'Bold text',
  table: 'A table',
};

function tokenLabel({ type }: MarkedToken): string {
  return names[type] ?? type;
}
