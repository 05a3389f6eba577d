/**
 * Holds the source to its own map: which folder may import which, and no cycles between files.
 * docs/architecture.md shows the same table to people.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const mayImport: Readonly<Record<string, readonly string[]>> = {
  content: ['generated'],
  contract: [],
  site: ['content', 'generated'],
  generated: ['pages'],
  ui: [],
  art: ['generated'],
  sections: ['ui', 'art', 'site', 'content', 'generated'],
  enhance: [],
  features: ['ui', 'art', 'site', 'content', 'contract', 'generated'],
  documents: ['sections', 'ui', 'art', 'site', 'content', 'generated'],
  pages: ['features', 'documents', 'sections', 'ui', 'art', 'site', 'content', 'generated'],
  app: ['pages', 'features', 'enhance', 'sections', 'ui', 'art', 'site', 'content', 'contract', 'generated'],
  server: ['contract'],
};

/** Single files that may import more: the server's entries tell the rest of the server whose site it serves. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'src/server/main.ts': ['src/content/company.ts'],
  'src/server/inbox/main.ts': ['src/content/company.ts'],
};

const importPattern =
  /^\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

const problems: string[] = [];
const graph = new Map<string, string[]>();

for (const file of globSync('src/**/*.{ts,tsx}')) {
  const folder = file.split('/')[1] ?? '';
  const allowed = mayImport[folder];
  if (!allowed) {
    problems.push(`${file}: the folder src/${folder} is not on the map. Add it to scripts/check-imports.ts.`);
    continue;
  }
  const targets = importsOf(file);
  graph.set(file, targets);
  for (const target of targets) {
    const other = target.split('/')[1] ?? '';
    const isException = exceptions[file]?.includes(target) ?? false;
    if (other !== folder && !allowed.includes(other) && !isException && !/\.test\.tsx?$/.test(file)) {
      problems.push(`${file}: src/${folder} may not import src/${other} (${target}).`);
    }
  }
}
problems.push(...cycles());

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

/** Files of ours that a file imports at run time or for types. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(importPattern)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((name) => name.startsWith('#') || name.startsWith('.'))
    .map((name) => (name.startsWith('#') ? `src/${name.slice(1)}` : normalize(join(dirname(file), name))));
}

function cycles(): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) {
      found.push(`Import cycle: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
