import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageIds, pages } from '../../src/site/pages.ts';
import { sentencesOf, wordsOf } from './reading.ts';

/** What a page says, and the headings of its sections. */
export interface PageTexts {
  readonly id: string;
  readonly sentences: readonly string[];
  readonly headings: readonly string[];
}

/** The words of all pages, from their entries and content files. */
export async function readPageTexts(): Promise<PageTexts[]> {
  return Promise.all(
    pageIds.map(async (id) => {
      const { heading, tagline, description } = pages[id];
      const exported = await contentsOf(id);
      const titles = exported.flatMap((value) => (hasTitle(value) ? [value.title] : []));
      return {
        id,
        sentences: [...new Set([tagline, description, ...exported.flatMap(textsIn)])]
          .filter((text) => wordsOf(text).length > 3 && !text.includes('://'))
          .flatMap(sentencesOf),
        headings: [...new Set([heading, ...titles])],
      };
    }),
  );
}

async function contentsOf(id: string): Promise<unknown[]> {
  const files = globSync(`src/pages/${id}/{content,content/*}.ts`);
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(resolve(file)).href)));
  return modules.flatMap((module: object) => Object.values(module));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

function hasTitle(value: unknown): value is { readonly title: string } {
  return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';
}
