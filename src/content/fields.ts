/**
 * The fields that schemas of content are made of. The help text of a field follows "Write ...": error messages and the editor
 * show it. The `id` of a field is its name in the JSON Schemas for editors (scripts/lib/json-schemas.ts). Not for the browser,
 * which gets checked content and needs no schemas.
 */
import { z } from 'zod';
import type { LegalName } from '#generated/legal.ts';
import type { PageId } from '#generated/page-id.ts';
import type { ImageName, SceneName, SpotName } from '#generated/picture-names.ts';
import { unknownName } from './closest-name.ts';
import { type Facts, PlaceholderError, resolvePlaceholders } from './placeholders.ts';
import type { Target } from './types.ts';

/** What content may refer to. Set by the loader before it checks anything. */
export interface KnownNames {
  /** Ids of pages, with the anchors of their sections; undefined if its file cannot be read. */
  readonly pages: ReadonlyMap<string, readonly string[] | undefined>;
  /** Files to download in public/media. */
  readonly files: readonly string[];
  /** Names of drawings. Undefined until drawings have been generated for the first time; names are not checked then. */
  readonly images?: readonly string[];
  readonly spots?: readonly string[];
  /** Files of src/art/scenes. */
  readonly scenes?: readonly string[];
  /** Files of media/. */
  readonly media: readonly string[];
  /** Why some media files cannot be shown, as a clause such as "is damaged." */
  readonly mediaProblems?: ReadonlyMap<string, string>;
  /** Files of content/legal, without ".md". */
  readonly legalTexts: readonly string[];
  /** Enquiry types of the contact form with their categories. */
  readonly enquiryTypes: ReadonlyMap<string, readonly string[]>;
  /** Undefined if company.json or facts.json has problems; names are not checked then. */
  readonly facts?: Facts | undefined;
}

let known: KnownNames = {
  pages: new Map(),
  files: [],
  media: [],
  legalTexts: [],
  enquiryTypes: new Map(),
};
let currentPage: string | undefined;

export function setKnownNames(names: KnownNames): void {
  known = names;
}

/** The page whose sections are checked next, for links to its own anchors. */
export function setCurrentPage(id: string | undefined): void {
  currentPage = id;
}

/** A text for visitors. Facts in braces, such as {company.shortName}, are filled in. */
export function text(help: string) {
  return template(help);
}

/** A text with {placeholders} that `filled()` fills in at run time. They are optional, and the text may also contain facts. */
export function template<Name extends string = never>(help: string, ...names: readonly Name[]) {
  const deferred = Object.fromEntries(names.map((name) => [name, `{${name}}`]));
  return (
    z
      .string()
      .regex(/^\S([\s\S]*\S)?$/, {
        error: ({ input }) =>
          String(input).trim() === ''
            ? `is empty. Write ${help}.`
            : 'has a space at its beginning or end. Delete it.',
      })
      // Repeated on the inner string, whose description error messages use.
      .describe(help)
      .transform((value, context) => fillFacts(value, context, deferred) as Template<Name>)
      .describe(help)
  );
}

/** The text with its facts filled in. */
function fillFacts(text: string, context: z.RefinementCtx, more: Facts = {}): string {
  if (!known.facts) return text;
  try {
    return resolvePlaceholders(text, { ...known.facts, ...more });
  } catch (error) {
    if (!(error instanceof PlaceholderError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
}

/** A text for which `filled()` requires a value for each of these names. */
export type Template<Name extends string> = [Name] extends [never]
  ? string
  : string & { readonly names?: Name };

/** One or more texts. */
export function texts(help: string, { minItems = 1 } = {}) {
  return z.array(text('a text, or delete the entry')).min(minItems).describe(help);
}

/** An object with these fields. For the schema of a section kind, `help` says what the kind is for. */
export function object<Fields extends z.core.$ZodLooseShape>(help: string, fields: Fields) {
  return z.strictObject(fields).describe(help);
}

/** A list of one or more objects with these fields. */
export function list<Fields extends z.core.$ZodLooseShape>(help: string, fields: Fields) {
  return z.array(z.strictObject(fields)).min(1).describe(help);
}

export const tones = ['white', 'paper', 'tint', 'field', 'steel', 'deep', 'ink'] as const;
export const areas = ['company', 'solutions', 'services', 'products', 'ai'] as const;
export const skins = ['drawn', 'built', 'run'] as const;

export const tone = z.enum(tones).describe('the background of the section');
export const area = z.enum(areas).describe('the part of the site whose colors it uses');
export const skin = z.enum(skins).describe('how its drawing looks');

export const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, { error: 'Use lowercase letters, digits and hyphens.' })
  .describe('an anchor, the name that links point to, such as "services"');

/** Fields of a section that lays out its heading itself. */
export const headed = {
  title: text('the heading of the section'),
  tone: tone.optional(),
  id: anchor.optional(),
};

/** Fields of a section with the standard heading. */
export const titled = {
  ...headed,
  note: text('a sentence beside the heading, or leave it out').optional(),
};

/** Overrides the area of the page for the drawings of a section. */
export const drawingArea = area
  .describe('the area whose colors the drawings use, if not that of the page')
  .optional();

/** The id of a page: the name of its file in content/pages. */
export const page = z
  .string()
  .superRefine((id, context) => {
    if (!known.pages.has(id)) context.addIssue(unknownNameIssue('page', id, [...known.pages.keys()]));
  })
  .meta({ id: 'pageName', description: 'the name of a page, such as "contact"' })
  .transform((id) => id as PageId)
  .describe('the name of a page, such as "contact"');

/**
 * Where a link leads: "page", "page#anchor", "page?enquiryType=Solutions", "#anchor" on the same page, "file:name.pdf" for a
 * download, or a full address with https:, mailto: or tel:.
 */
export const target = z
  .string()
  .meta({
    id: 'linkTarget',
    description:
      'where it leads, such as "contact", "about#leadership", "#services" or "https://www.example.com"',
  })
  .transform((value, context): Target => {
    const address = fillFacts(value, context);
    const parsed = address === z.NEVER ? address : parseTarget(address);
    if (typeof parsed !== 'string') return parsed;
    context.addIssue({ code: 'custom', message: parsed });
    return z.NEVER;
  });

export const link = z.strictObject({ label: text('the words of the link'), to: target });

export const actions = z.array(link).describe('the buttons');

/** A file of public/media, which is served as it is. */
export const file = z
  .string()
  .superRefine((name, context) => {
    if (!known.files.includes(name))
      context.addIssue(unknownNameIssue('file', name, known.files, PUBLIC_FILES));
  })
  .meta({
    id: 'publicFile',
    description: 'the name of a file in the folder public/media, such as "film.mp4"',
  });

/** A file of content/legal. */
export const legalText = z
  .string()
  .superRefine((name, context) => {
    if (!known.legalTexts.includes(name))
      context.addIssue(unknownNameIssue('legal text', name, known.legalTexts));
  })
  .describe('the name of a file in the folder content/legal, such as "terms-of-use"')
  .transform((name) => name as LegalName)
  .describe('the name of a file in the folder content/legal, such as "terms-of-use"');

/** A file of media/ with its alternative text. */
export const mediaPicture = z.strictObject({
  media: z
    .string()
    .superRefine((file, context) => {
      const problem = known.mediaProblems?.get(file);
      if (!known.media.includes(file))
        context.addIssue(unknownNameIssue('file', file, known.media, MEDIA_FILES));
      else if (problem) context.addIssue({ code: 'custom', message: `The file media/${file} ${problem}` });
    })
    .meta({ id: 'mediaFile', description: 'the name of a file in the folder media/, such as "photo.jpg"' }),
  alt: text('the alternative text: in a few words what the picture shows').refine(
    (alt) => !/\.(jpe?g|png|webp|avif|svg)$/i.test(alt),
    { error: 'This is a file name. Write in a few words what the picture shows.' },
  ),
});

/** A small drawing, or a file of media/. */
export const spot = drawing<SpotName>('spots', 'the name of a drawing, such as "server-rack"');
/** A drawing in one look, or a file of media/. */
export const image = drawing<ImageName>('images', 'the name of a drawing, such as "portrait-leader-1"');

function drawing<Name extends string>(list: 'spots' | 'images', help: string) {
  return z
    .union([
      z
        .string()
        .superRefine((name, context) => {
          const names = known[list];
          if (names && !names.includes(name)) context.addIssue(unknownNameIssue('drawing', name, names));
        })
        .meta({ id: list === 'spots' ? 'spotName' : 'imageName', description: help })
        .transform((name) => name as Name),
      mediaPicture,
    ])
    .describe(`${help}, or a file of media/: { "media": "photo.jpg", "alt": "What it shows" }`);
}

export const scene = z
  .string()
  .superRefine((name, context) => {
    if (known.scenes && !known.scenes.includes(name))
      context.addIssue(unknownNameIssue('scene', name, known.scenes));
  })
  .meta({ id: 'sceneName', description: 'the name of a drawing of src/art/scenes' })
  .transform((name) => name as SceneName)
  .describe('the name of a drawing of src/art/scenes');

export const day = z.iso.date().describe('a day as year-month-day, such as "2026-06-30"');
export const webAddress = z
  .url({ protocol: /^https$/ })
  .describe('a full address, such as "https://www.example.com/article"');

/** The title and description that most list entries have. */
export function entry(title: string, description = 'one or two sentences') {
  return { title: text(title), description: text(description) };
}

/** A title with its description. */
export const point = z.strictObject(entry('a short title'));
export const points = z.array(point).min(1).describe('a list of titles with descriptions');

/** A figure with its label. `unit` is set smaller than the number. */
export const stat = z.strictObject({
  value: text('the figure, such as "250+"'),
  unit: text('the unit, set in small type after the figure, or leave it out').optional(),
  label: text('what it counts'),
});

/** Reports rows whose number of cells differs from the number of columns. */
export function checkCells<Field extends string>(
  context: z.RefinementCtx,
  columns: readonly unknown[],
  rows: readonly { readonly [Key in Field]: readonly unknown[] }[],
  field: Field,
): void {
  rows.forEach((row, index) => {
    const count = row[field].length;
    if (count === columns.length) return;
    context.addIssue({
      code: 'custom',
      path: ['rows', index, field],
      message: `has ${count} ${count === 1 ? 'entry' : 'entries'}. Write ${columns.length}, one for each column.`,
    });
  });
}

const PUBLIC_FILES = 'in the folder public/media';
const MEDIA_FILES = 'in the folder media';

function unknownNameIssue(...args: Parameters<typeof unknownName>) {
  return { code: 'custom' as const, message: unknownName(...args) };
}

/** Returns an error message if the target is invalid. */
function parseTarget(value: string): Target | string {
  if (/^(https:\/\/|mailto:|tel:)\S+$/.test(value)) return { url: value };
  if (/^[a-z]+:\/\//.test(value))
    return `The address "${value}" does not start with https:. Write one that does.`;
  if (value.startsWith('file:')) {
    const file = value.slice('file:'.length);
    return known.files.includes(file) ? { file } : unknownName('file', file, known.files, PUBLIC_FILES);
  }
  const [, id = '', query, anchor] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(value) ?? [];
  if (id === '' && !anchor) return 'is empty. Write where the link leads, such as "contact".';
  if (id !== '' && !known.pages.has(id)) return unknownName('page', id, [...known.pages.keys()]);
  const anchors = known.pages.get(id || (currentPage ?? ''));
  if (anchor !== undefined && anchors?.length === 0)
    return `No section of the page "${id || currentPage}" has an "id". Add "id": "${anchor}" to one, or delete "#${anchor}" here.`;
  if (anchor !== undefined && anchors && !anchors.includes(anchor))
    return unknownName('anchor', anchor, anchors, `on the page "${id || currentPage}"`);
  if (id === '') return { anchor: anchor! };
  const parameters = query ? Object.fromEntries(new URLSearchParams(query)) : undefined;
  const problem = id === 'contact' && parameters ? enquiryProblem(parameters) : undefined;
  if (problem) return problem;
  return { page: id, ...(anchor ? { anchor } : {}), ...(parameters ? { query: parameters } : {}) } as Target;
}

function enquiryProblem({ enquiryType, specificCategory }: Readonly<Record<string, string>>) {
  // Empty if messages.json has problems.
  if (enquiryType === undefined || known.enquiryTypes.size === 0) return undefined;
  const categories = known.enquiryTypes.get(enquiryType);
  if (!categories) return unknownName('enquiry type', enquiryType, [...known.enquiryTypes.keys()]);
  if (specificCategory === undefined || categories.includes(specificCategory)) return undefined;
  return unknownName('category', specificCategory, categories, `of the enquiry type "${enquiryType}"`);
}
