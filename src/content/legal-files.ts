/** The files of content/legal, and the anchors of their headings. Runs in Node only. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { marked } from 'marked';
import { frontMatter } from './front-matter.ts';

export function legalNames(folder = 'content'): string[] {
  return globSync(`${folder}/legal/*.md`)
    .map((file) => basename(file, '.md'))
    .sort();
}

export function legalFile(name: string, folder = 'content'): string {
  return `${folder}/legal/${name}.md`;
}

/** The ids of the sections, without validating anything else. Empty if the file does not exist. */
export function legalAnchors(name: string, folder = 'content'): string[] {
  const file = legalFile(name, folder);
  if (!existsSync(file)) return [];
  return marked.lexer(frontMatter(readFileSync(file, 'utf8')).body).flatMap((token) => {
    const id = token.type === 'heading' && token.depth === 2 ? splitHeading(token.text).id : undefined;
    return id === undefined ? [] : [id];
  });
}

/** "Your rights {#your-rights}" is a title with an id. */
export function splitHeading(text: string): { readonly title: string; readonly id?: string } {
  const [, title, id] = /^(.*?)\s*\{#([^{}]*)\}$/.exec(text) ?? [];
  return title === undefined || id === undefined ? { title: text } : { title, id };
}
