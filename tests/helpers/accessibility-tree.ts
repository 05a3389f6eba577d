import type { Locator } from '@playwright/test';

/** A node of the accessibility tree, without text. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly level?: number;
  /** URL of a link. */
  url?: string;
  readonly children: AccessibleNode[];
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
export async function accessibilityTree(part: Locator): Promise<AccessibleNode> {
  const root: AccessibleNode = { role: 'document', name: '', children: [] };
  const ancestors = [root];
  for (const line of (await part.ariaSnapshot()).split('\n')) {
    const { indent = '', rest = '' } = /^(?<indent> *)- (?<rest>.*)$/.exec(line)?.groups ?? {};
    const depth = indent.length / 2;
    const parent = ancestors[depth] ?? root;
    // A line whose name has a colon is quoted once more, as in YAML.
    const unquoted = rest.startsWith("'") ? rest.slice(1).replaceAll("''", "'") : rest;
    const url = /^\/url: "?([^"]*)/.exec(unquoted)?.[1];
    if (url !== undefined) parent.url = url;
    const match = /^(?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<states>(?: \[[^\]]+\])*)/.exec(
      unquoted,
    )?.groups;
    if (url !== undefined || match?.role === undefined || match.role === 'text') continue;
    const level = /level=(\d)/.exec(match.states ?? '')?.[1];
    const node: AccessibleNode = {
      role: match.role,
      name: (match.name ?? '').replaceAll('\\"', '"'),
      ...(level ? { level: Number(level) } : {}),
      children: [],
    };
    parent.children.push(node);
    ancestors[depth + 1] = node;
  }
  return root;
}

/** Problems for screen readers: landmarks and headings out of order, names missing or ambiguous. */
export function accessibilityProblems(root: AccessibleNode, of: 'page' | 'overlay' = 'page'): string[] {
  const all = flatten(root);
  const problems: string[] = [];
  for (const role of of === 'page' ? ['banner', 'main', 'contentinfo'] : []) {
    const count = all.filter((node) => node.role === role).length;
    if (count !== 1) problems.push(`${count} elements with role ${role}`);
  }
  for (const name of duplicates(
    all.filter((node) => landmarks.includes(node.role)).map((node) => `${node.role} "${node.name}"`),
  )) {
    problems.push(`several landmarks are named ${name}`);
  }
  // Level 1 belongs to the page.
  let level = of === 'page' ? 0 : 1;
  for (const heading of all.filter((node) => node.role === 'heading')) {
    if ((heading.level ?? 0) > level + 1) problems.push(`"${heading.name}" skips a level`);
    level = heading.level ?? 0;
  }
  const rolesWithName = [...controls, 'heading', 'img', 'navigation', 'region', 'dialog'];
  for (const { role, name } of all) {
    if (name === '' && rolesWithName.includes(role)) problems.push(`${role} without a name`);
  }
  for (const landmark of all.filter((node) => landmarks.includes(node.role)))
    problems.push(...ambiguousNames(landmark));
  return problems;
}

/** Buttons of one landmark with the same name, and links with the same name but different targets. */
function ambiguousNames(landmark: AccessibleNode): string[] {
  const nodes = flatten(landmark, (node) => node === landmark || !landmarks.includes(node.role));
  const buttons = nodes.filter((node) => node.role === 'button').map((node) => node.name);
  const links = nodes.filter((node) => node.role === 'link');
  // The query only presets a form, so the target is the same.
  const targets = new Map(links.map((link) => [`${link.name} ${link.url?.replace(/\?.*/, '')}`, link]));
  return [
    ...duplicates(buttons).map((name) => `several buttons "${name}" in ${landmark.role} "${landmark.name}"`),
    ...duplicates([...targets.values()].map((link) => link.name)).map(
      (name) => `links "${name}" have different targets`,
    ),
  ];
}

/**
 * Landmarks, heading levels and names of controls, one per line. Omits details that depend on the content: names of
 * headings and of links in the text, and the number of consecutive links or list items.
 */
export function outline(root: AccessibleNode): string {
  const lines: string[] = [];
  // Only the first of several consecutive cards, each with a heading and links, is listed.
  let repeated = new Set<string>();
  walk(root, 0, false);
  return lines.join('\n');

  function walk(node: AccessibleNode, depth: number, inMain: boolean): void {
    const line = lineOf(node, inMain);
    const indented = line && `${'  '.repeat(depth)}${line}`;
    if (indented && !repeated.has(indented)) {
      lines.push(indented);
      const isInCard = inMain && /^ *(links|heading [3-6])$/.test(indented);
      repeated = isInCard ? repeated.add(indented) : new Set();
    }
    for (const child of node.children) {
      walk(
        child,
        indented && landmarks.includes(node.role) ? depth + 1 : depth,
        inMain || node.role === 'main',
      );
    }
  }

  function lineOf({ role, name, level }: AccessibleNode, inMain: boolean): string | undefined {
    if (role === 'heading') return `heading ${level}`;
    if (role === 'link' && inMain) return 'links';
    if (landmarks.includes(role) || controls.includes(role)) return name ? `${role} "${name}"` : role;
    return role === 'status' || role === 'alert' ? role : undefined;
  }
}

function flatten(
  node: AccessibleNode,
  include: (node: AccessibleNode) => boolean = () => true,
): AccessibleNode[] {
  return include(node) ? [node, ...node.children.flatMap((child) => flatten(child, include))] : [];
}

function duplicates(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
