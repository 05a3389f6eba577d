/**
 * Translates a content/ folder into a language that no code contains by accident: Latin letters become Cyrillic ones. Latin
 * letters that visitors still see come from code.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { dataSchemas } from '#content/data-schemas.ts';
import { type KnownNames, setCurrentPage, setKnownNames } from '#content/fields.ts';
import { type ListName, listSchemas } from '#content/lists.ts';
import { loadKinds } from '#content/load.ts';
import { pageSchema } from '#content/page.ts';
import { textSchemas } from '#content/texts.ts';

/** Keeps length and case. Equal texts stay equal, so that a search still finds its pages. */
export function translated(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const code = letter.charCodeAt(0);
    return String.fromCharCode(letter < 'a' ? code - 0x41 + 0x410 : code - 0x61 + 0x430);
  });
}

/** The names of facts. */
const FACTS = /(\{[^{}]*\})/;
/** The same in Markdown, with the targets of links, entities, fields, names of tables and sections, and the parts of a RACI table. */
const MARKDOWN_NAMES =
  /(\{[^{}]*\}|\]\([^)]*\)|&\w+;|^(?:page|version|date|updated|document\.\w+|Widths|:::).*$|^\w+:|(?<=\| )[RACI](?:\/[RACI])?(?= \|))/m;

function translatedAround(names: RegExp, text: string): string {
  const parts = text.split(names);
  return parts.map((part, index) => (index % 2 === 0 ? translated(part) : part)).join('');
}

/** Names that are drawn with a font that has Latin letters only. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  company: ['name', 'shortName'],
  clients: ['name'],
  partners: ['name'],
};

export async function translateContent(folder: string, known: KnownNames): Promise<void> {
  setKnownNames({ ...known, enquiryTypes: new Map([...known.enquiryTypes].map(translatedEntry)) });
  const edit = (pattern: string, change: (text: string, name: string) => string) => {
    for (const file of globSync(pattern, { cwd: folder })) {
      const [, name = ''] = /([^\\/]+)\.\w+$/.exec(file) ?? [];
      writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8'), name));
    }
  };
  const kinds = await loadKinds();
  const { company, facts } = dataSchemas;
  edit('pages/*.json', (text, name) => {
    const { sections, ...entry } = withTranslatedChoices(text);
    setCurrentPage(name);
    for (const section of sections) translateBy(kinds.get(section.kind)!, section);
    translateBy(pageSchema.partial({ sections: true }), entry);
    return JSON.stringify({ ...entry, sections });
  });
  setCurrentPage(undefined);
  edit('lists/*.json', (text, name) => {
    const list = JSON.parse(text);
    for (const item of list.items) translateBy(listSchemas[name as ListName].item, item, DRAWN[name]);
    return JSON.stringify(list);
  });
  for (const [file, schema] of Object.entries({ company, facts, ...textSchemas }))
    edit(`${file}.json`, (text) => {
      const data = withTranslatedChoices(text);
      translateBy(schema!, data, DRAWN[file]);
      return JSON.stringify(data);
    });
  edit('**/*.md', (text) => translatedAround(MARKDOWN_NAMES, text));
}

type Json = Record<string, unknown>;

/** Translates each string that the schema accepts in translation, too. The others are names, days and addresses. */
function translateBy(schema: z.ZodType, data: Json, except: readonly string[] = []): void {
  schema.parse(data);
  const visit = (holder: Json): void => {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === 'object' && value !== null) visit(value as Json);
      if (typeof value !== 'string' || key === '$schema') continue;
      if (holder === data && except.includes(key)) continue;
      holder[key] = translatedAround(FACTS, value);
      if (!schema.safeParse(data).success) holder[key] = value;
    }
  };
  visit(data);
}

/** The enquiry types of messages.json are keys, and links to the contact form name them. */
function withTranslatedChoices(text: string) {
  return JSON.parse(text, (key, value) => {
    if (key === 'enquiryTypes')
      return Object.fromEntries(Object.entries<string[]>(value).map(translatedEntry));
    if (typeof value !== 'string' || !value.startsWith('contact?')) return value;
    return value.replace(/(?<==)[^&#]*/g, (name) => encodeURIComponent(translated(decodeURIComponent(name))));
  });
}

function translatedEntry([type, categories]: readonly [string, readonly string[]]): [string, string[]] {
  return [translated(type), categories.map(translated)];
}
