import { pickerTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { anchorsIn, type Json, valueAt } from '#contract/desk/content-tree.ts';
import type { Files } from '#contract/desk/site.ts';
import { file as fileIcon, mail, phone } from '#ui/icons.ts';
import { fieldName, nameOf, titleOf } from '../../file-names.ts';
import { hash, openIn, page as pageIcon } from '../icons.ts';
import type { Option } from '../picker.tsx';
import { meantAddress } from './text-checks.ts';

/** The id of a page: the name of its file. Null for other files. */
export function pageIdOf(file: string): string | null {
  return /^pages\/(.+)\.json$/.exec(file)?.[1] ?? null;
}

export function pageOptions(draft: Files): readonly Option[] {
  return Object.entries(draft).flatMap(([file, content]) => {
    const id = pageIdOf(file);
    return id === null
      ? []
      : [{ value: id, name: titleOf(file, content), detail: pathOf(content), icon: pageIcon, words: id }];
  });
}

/** Everything a link can lead to: parts of this page, pages, parts of other pages, documents. */
export function linkOptions(draft: Files, file: string, documents: readonly string[]): readonly Option[] {
  const own = anchorOptions('', draft[file] ?? null, '');
  const pages = pageOptions(draft);
  const others = pages
    .filter(({ value }) => value !== pageIdOf(file))
    .flatMap(({ value, name }) => anchorOptions(value, draft[`pages/${value}.json`] ?? null, name));
  const files = documents
    .filter((name) => /\.(pdf|zip|docx?|xlsx?|pptx?|mp4)$/.test(name))
    .map((name) => ({ value: `file:${name}`, name, detail: texts.document, icon: fileIcon }));
  return [...own, ...pages, ...others, ...files];
}

function anchorOptions(pageId: string, content: Json, pageTitle: string): readonly Option[] {
  if (content === null) return [];
  const sections = valueAt(content, 'sections');
  const named = new Map(
    (Array.isArray(sections) ? (sections as readonly Json[]) : []).flatMap((section) => {
      const id = valueAt(section, 'id');
      const kind = valueAt(section, 'kind');
      const name = nameOf(section) ?? (typeof kind === 'string' ? fieldName(kind) : null);
      return typeof id === 'string' && name !== null ? [[id, name] as const] : [];
    }),
  );
  return [...new Set(anchorsIn(content))].map((anchor) => ({
    value: `${pageId}#${anchor}`,
    name: named.get(anchor) ?? `#${anchor}`,
    detail: pageTitle === '' ? `#${anchor}` : `${pageTitle} #${anchor}`,
    icon: hash,
  }));
}

/** How a link is shown when it is closed. */
export function shownLink(to: string, options: readonly Option[]): Option {
  const known = options.find(({ value }) => value === to);
  if (known) return known;
  const [, target = '', query] = /^([^?]*)\?(.*)$/.exec(to) ?? [];
  const page = options.find(({ value }) => value === target);
  if (page && query !== undefined) return { ...page, value: to, detail: decoded(query) };
  return addressOption(to) ?? { value: to, name: to, icon: pageIcon };
}

/** A web, email or phone address of what is typed, or a page with a query as it is. */
export function typedLink(text: string, options: readonly Option[]): Option | null {
  const [, target, query] = /^([^?]*)\?(.+)$/.exec(text) ?? [];
  if (query !== undefined && options.some(({ value }) => value === target)) {
    return { value: text, name: filled(texts.use, { text }), icon: pageIcon };
  }
  const address = /^(https:\/\/|mailto:|tel:)\S/.test(text) ? text : meantAddress(text);
  const option = address === null ? null : addressOption(address);
  return option && { ...option, name: filled(texts.use, { text: option.name }) };
}

function addressOption(to: string): Option | null {
  const [, kind] = /^(https|mailto|tel):/.exec(to) ?? [];
  if (kind === undefined) return null;
  const icons = { https: openIn, mailto: mail, tel: phone };
  return { value: to, name: to.replace(/^(mailto|tel):/, ''), icon: icons[kind as keyof typeof icons] };
}

function pathOf(content: Json): string {
  const path = valueAt(content, 'path');
  return typeof path === 'string' ? path : '';
}

/** "Solutions, Analytics" of "enquiryType=Solutions&specificCategory=Analytics" */
function decoded(query: string): string {
  return [...new URLSearchParams(query).values()].join(', ');
}
