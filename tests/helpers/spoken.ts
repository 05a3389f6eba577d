import type { Locator } from '@playwright/test';

/** A node of the accessibility tree, without text. */
export interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly level?: number;
  /** URL of a link. */
  url?: string;
  readonly children: Spoken[];
}

const landmarks = [
  'banner',
  'navigation',
  'main',
  'contentinfo',
  'region',
  'form',
  'complementary',
  'search',
  'dialog',
];
const controls = ['link', 'button', 'textbox', 'combobox', 'checkbox', 'switch', 'spinbutton'];

/** The accessibility tree of a part of the page. */
export async function spokenTree(part: Locator): Promise<Spoken> {
  const root: Spoken = { role: 'document', name: '', children: [] };
  const open = [root];
  for (const line of (await part.ariaSnapshot()).split('\n')) {
    const { indent = '', rest = '' } = /^(?<indent> *)- (?<rest>.*)$/.exec(line)?.groups ?? {};
    const depth = indent.length / 2;
    const parent = open[depth] ?? root;
    // Names with a colon are quoted again.
    const plain = rest.startsWith("'") ? rest.slice(1).replaceAll("''", "'") : rest;
    const url = /^\/url: "?([^"]*)/.exec(plain)?.[1];
    if (url !== undefined) parent.url = url;
    const found = /^(?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<states>(?: \[[^\]]+\])*)/.exec(
      plain,
    )?.groups;
    if (url !== undefined || found?.role === undefined || found.role === 'text') continue;
    const level = /level=(\d)/.exec(found.states ?? '')?.[1];
    const node: Spoken = {
      role: found.role,
      name: (found.name ?? '').replaceAll('\\"', '"'),
      ...(level ? { level: Number(level) } : {}),
      children: [],
    };
    parent.children.push(node);
    open[depth + 1] = node;
  }
  return root;
}

/** Problems for screen readers: landmarks and headings out of order, names missing or ambiguous. */
export function readingProblems(root: Spoken, of: 'page' | 'overlay' = 'page'): string[] {
  const all = flat(root);
  const problems: string[] = [];
  for (const role of of === 'page' ? ['banner', 'main', 'contentinfo'] : []) {
    const count = all.filter((node) => node.role === role).length;
    if (count !== 1) problems.push(`${count} times ${role}`);
  }
  for (const name of twice(
    all.filter((node) => landmarks.includes(node.role)).map((node) => `${node.role} "${node.name}"`),
  )) {
    problems.push(`two landmarks are called ${name}`);
  }
  // Level 1 belongs to the page.
  let level = of === 'page' ? 0 : 1;
  for (const heading of all.filter((node) => node.role === 'heading')) {
    if ((heading.level ?? 0) > level + 1) problems.push(`"${heading.name}" skips a level`);
    level = heading.level ?? 0;
  }
  const named = [...controls, 'heading', 'img', 'navigation', 'region', 'dialog'];
  for (const { role, name } of all) {
    if (name === '' && named.includes(role)) problems.push(`${role} without a name`);
  }
  for (const place of all.filter((node) => landmarks.includes(node.role)))
    problems.push(...ambiguousNames(place));
  return problems;
}

/** Buttons of one landmark with the same name, and links with the same name but different targets. */
function ambiguousNames(place: Spoken): string[] {
  const own = flat(place, (node) => node === place || !landmarks.includes(node.role));
  const buttons = own.filter((node) => node.role === 'button').map((node) => node.name);
  const links = own.filter((node) => node.role === 'link');
  // The query only presets a form; the target is the same.
  const places = new Map(links.map((link) => [`${link.name} ${link.url?.replace(/\?.*/, '')}`, link]));
  return [
    ...twice(buttons).map((name) => `two buttons "${name}" in ${place.role} "${place.name}"`),
    ...twice([...places.values()].map((link) => link.name)).map(
      (name) => `links "${name}" lead to different places`,
    ),
  ];
}

/**
 * Landmarks, heading levels and names of controls, one per line. Leaves out what depends on the content: names of headings and
 * of links in the text, and the number of consecutive links or list items.
 */
export function outline(root: Spoken): string {
  const lines: string[] = [];
  // Of consecutive cards, each with a heading and links, only the first is listed.
  let repeated = new Set<string>();
  walk(root, 0, false);
  return lines.join('\n');

  function walk(node: Spoken, depth: number, inMain: boolean): void {
    const line = lineOf(node, inMain);
    const indented = line && `${'  '.repeat(depth)}${line}`;
    if (indented && !repeated.has(indented)) {
      lines.push(indented);
      const isOfCards = inMain && /^ *(links|heading [3-6])$/.test(indented);
      repeated = isOfCards ? repeated.add(indented) : new Set();
    }
    for (const child of node.children) {
      walk(
        child,
        indented && landmarks.includes(node.role) ? depth + 1 : depth,
        inMain || node.role === 'main',
      );
    }
  }

  function lineOf({ role, name, level }: Spoken, inMain: boolean): string | undefined {
    if (role === 'heading') return `heading ${level}`;
    if (role === 'link' && inMain) return 'links';
    if (landmarks.includes(role) || controls.includes(role)) return name ? `${role} "${name}"` : role;
    return role === 'status' || role === 'alert' ? role : undefined;
  }
}

function flat(node: Spoken, within: (node: Spoken) => boolean = () => true): Spoken[] {
  return within(node) ? [node, ...node.children.flatMap((child) => flat(child, within))] : [];
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
