import { siteFileTexts as texts } from '#content/desk/site-files.ts';
import { filled } from '#content/filled.ts';
import { type Json, valueAt } from '#contract/desk/content-tree.ts';

/** In the order in which the groups are listed. */
export const FILE_GROUPS = ['company', 'solutions', 'services', 'products', 'ai', 'lists', 'site'] as const;
export type FileGroup = (typeof FILE_GROUPS)[number];

type Content = Json | undefined;

/** "Cloud Enablement Migration", "Positions", "Menus and footer" */
export function titleOf(file: string, content: Content): string {
  const known = texts.files[file as keyof typeof texts.files] as string | undefined;
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  if (known) return known;
  if (file.startsWith('documents/')) return filled(texts.document, { name: fieldName(name) });
  return textAt(content, 'menuTitle') ?? textAt(content, 'title') ?? fieldName(name);
}

export function groupOf(file: string, content: Content): FileGroup {
  if (file.startsWith('lists/')) return 'lists';
  if (!file.startsWith('pages/')) return 'site';
  return FILE_GROUPS.find((group) => group === textAt(content, 'area')) ?? 'company';
}

/** As the editor lists them: by group, then by title. */
export function inOrder(files: readonly string[], contentOf: (file: string) => Content): readonly string[] {
  const place = (file: string) => FILE_GROUPS.indexOf(groupOf(file, contentOf(file)));
  const title = (file: string) => titleOf(file, contentOf(file));
  return files.toSorted((a, b) => place(a) - place(b) || title(a).localeCompare(title(b)));
}

/** "Start with an inventory › Buttons › 2 › Link". Empty for the whole file. */
export function labelOf(path: string, file: string, content: Content): string {
  return placeOf(path, file, content).join(' › ');
}

/** The parts of the label. */
export function placeOf(path: string, file: string, content: Content): readonly string[] {
  const steps = path === '' ? [] : path.split('.');
  return steps.flatMap((step, index) => {
    const parent = steps.slice(0, index).join('.');
    if (step.startsWith('#')) return [entryName(parent, step, content)];
    // The name of the list says nothing beyond the file or the section.
    const isMainList =
      index === 0 && (step === 'sections' || (step === 'items' && file.startsWith('lists/')));
    return isMainList && steps.length > 1 ? [] : [fieldName(step)];
  });
}

/** "menuTitle" is "Menu title". */
export function fieldName(name: string): string {
  const known = texts.fields[name as keyof typeof texts.fields] as string | undefined;
  if (known) return known;
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => texts.words[word.toLowerCase() as keyof typeof texts.words] ?? lowerFirst(word));
  const sentence = words.join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const NAME_FIELDS = ['title', 'name', 'heading', 'label', 'from', 'question', 'quote'] as const;
const SHORT_NAME = 48;

/** The title of an entry, if it has one. `longest`: where there is more room. */
export function nameOf(entry: Content, longest = SHORT_NAME): string | null {
  for (const field of NAME_FIELDS) {
    const text = textAt(entry, field);
    if (text) return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
  }
  return null;
}

/** In lists of sections and records, whose rows clip it. */
export const ROW_NAME = 200;

/** Sections and records have names; the entries inside them are counted. */
function entryName(list: string, step: string, content: Content): string {
  const entry = valueAt(content, list === '' ? step : `${list}.${step}`) ?? undefined;
  const isInside = list.includes('#');
  const kind = textAt(entry, 'kind');
  const name = isInside ? null : nameOf(entry);
  // A hero repeats the title of its page.
  if (name && !(kind && [textAt(content, 'title'), textAt(content, 'heading')].includes(name))) return name;
  if (kind) return fieldName(kind);
  const entries = valueAt(content, list);
  const at = Array.isArray(entries) ? entries.findIndex((one) => textAt(one, '$id') === step.slice(1)) : -1;
  return at >= 0 ? String(at + 1) : '–';
}

function textAt(content: Content, field: string): string | null {
  const value = valueAt(content, field);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Keeps abbreviations and product names as they are. */
function lowerFirst(word: string): string {
  return /^[A-Z][a-z]*$/.test(word) ? word.toLowerCase() : word;
}
