import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What every folder of a page holds, and what each file must give to the others. */
const parts = [
  { file: 'entry.ts', gives: 'export const entry', what: 'its path, title, place in the menus and keywords' },
  { file: 'page.tsx', gives: 'export default', what: 'the list of its sections' },
  { file: 'scene.ts', gives: 'export const picture', what: 'its drawing' },
];

/** The answer to every path that is no page. It has no address, so it has no entry. */
const notFound = 'not-found';

/**
 * Makes the list of pages from the folders of src/pages, so that a page is a folder and nothing else. The list is a file,
 * because Node, Vite and the type checker all understand that; it is not committed. Returns what is wrong, as sentences.
 */
export function gatherPages(root = '.'): string[] {
  const folder = join(root, 'src/pages');
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const problems = ids.flatMap((id) => problemsOf(folder, id));
  if (problems.length > 0) return problems;
  const pages = ids.filter((id) => id !== notFound);
  const union = pages.map((id) => `  | '${id}'`).join('\n');
  write(
    join(root, 'src/generated/page-id.ts'),
    `/** The name of every page: its folder in src/pages. */\nexport type PageId =\n${union};\n`,
  );
  const imports = pages.map((id, index) => `import { entry as entry${index} } from '#pages/${id}/entry.ts';`);
  const entries = pages.map((id, index) => `  '${id}': entry${index},`);
  write(
    join(root, 'src/generated/entries.ts'),
    `${imports.join('\n')}\n\nexport const entries = {\n${entries.join('\n')}\n};\n`,
  );
  return [];
}

function problemsOf(folder: string, id: string): string[] {
  const hasContent = existsSync(join(folder, id, 'content.ts')) || existsSync(join(folder, id, 'content'));
  const missing = parts
    .filter(({ file }) => !(id === notFound && file === 'entry.ts'))
    .flatMap(({ file, gives, what }) => {
      const path = join(folder, id, file);
      if (!existsSync(path)) return [`Add src/pages/${id}/${file}: ${what}.`];
      return readFileSync(path, 'utf8').includes(gives)
        ? []
        : [`src/pages/${id}/${file} lacks "${gives} ...": ${what}.`];
    });
  return hasContent ? missing : [...missing, `Add src/pages/${id}/content.ts: its words.`];
}

/** Leaves a file alone that is right already, so that nobody who watches it is woken. */
function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
