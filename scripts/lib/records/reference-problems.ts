import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { CONTACT_FORM } from '../../../src/contract/contact.ts';
import { imageNames, sceneNames, spotNames } from '../../../src/generated/picture-names.ts';
import { allPageIds } from '../../../src/site/pages.ts';
import { unknownName } from '../../../src/site/unknown-name.ts';
import type { ContentObject } from './content-objects.ts';

/** Fields that name a drawing, or a file of media/ as an object. */
const PICTURE_FIELDS = ['image', 'icon', 'spot', 'photo', 'logo'];

const drawings = new Set<string>([
  ...imageNames,
  ...sceneNames,
  ...spotNames,
  ...imageNames.map((name) => name.replace(/^spot-/, '')),
]);

/** References in the content to pages, drawings, documents and contact categories that do not exist. */
export function referenceProblems(objects: readonly ContentObject[]): string[] {
  return [
    ...new Set([
      ...objects.flatMap((object) => [
        ...pageProblems(object),
        ...categoryProblems(object),
        ...fileProblem(object),
      ]),
      ...drawingProblems(objects),
    ]),
  ];
}

function pageProblems({ file, fields }: ContentObject): string[] {
  const lists = [fields.next, fields.related].filter(Array.isArray).flat();
  return [fields.page, fields.route, ...lists]
    .filter((id) => typeof id === 'string')
    .filter((id) => file.startsWith('src/pages/') || isName(id))
    .flatMap((id) => pageProblem(file, id));
}

function pageProblem(file: string, id: string): string[] {
  return allPageIds.some((each) => each === id) ? [] : [`${file}: ${unknownName('page', id, allPageIds)}`];
}

/** The texts of the desk and the mails also have fields such as `page`, with sentences in them. */
function isName(text: string): boolean {
  return /^[a-z0-9-]+$/.test(text);
}

/** A link to the contact form that presets a category the form does not have. */
function categoryProblems({ file, fields: { page, query } }: ContentObject): string[] {
  if (page !== 'contact' || typeof query !== 'object' || query === null) return [];
  const { enquiryType: type, specificCategory: category } = query as Readonly<Record<string, string>>;
  const { enquiryType, specificCategory } = CONTACT_FORM.fields;
  const types = enquiryType.options.map(({ value }) => value);
  if (type !== undefined && !types.includes(type))
    return [`${file}: ${unknownName('enquiry type', type, types)} The types are in src/contract/contact.ts.`];
  const categories = specificCategory.options.filter(({ when }) => when === type).map(({ value }) => value);
  if (category === undefined || categories.includes(category)) return [];
  return [
    `${file}: ${unknownName('category', category, categories, ` of "${type}" in the contact form`)} The categories are in src/contract/contact.ts.`,
  ];
}

/** A link to a document that is not in public/media. */
function fileProblem({ file, fields }: ContentObject): string[] {
  const { file: linked } = fields;
  if (Object.keys(fields).length > 1 || typeof linked !== 'string' || existsSync(`public/media/${linked}`))
    return [];
  const known = globSync('public/media/*').map((path) => basename(path));
  return [`${file}: ${unknownName('file', linked, known)} Files to download are in public/media.`];
}

/** A page may use such a field for its own pictograms; then no value of the field in that file is a drawing. */
function drawingProblems(objects: readonly ContentObject[]): string[] {
  const named = objects.flatMap(({ file, fields }) =>
    PICTURE_FIELDS.flatMap((field) => {
      const name = fields[field];
      return typeof name === 'string' ? [{ file, name, place: `${file} ${field}` }] : [];
    }),
  );
  const withDrawings = new Set(named.filter(({ name }) => drawings.has(name)).map(({ place }) => place));
  return named
    .filter(({ name, place }) => withDrawings.has(place) && !drawings.has(name))
    .map(({ file, name }) => `${file}: ${unknownName('drawing', name, [...drawings])}`);
}
