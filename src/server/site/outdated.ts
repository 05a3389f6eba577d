import { valueAt, withoutIds } from '#contract/desk/content-tree.ts';
import type { SiteState } from '#contract/desk/site.ts';
import type { ContentFiles } from './renderer.ts';

/** PDFs and link-preview cards that a developer has to make again, as their texts differ from those of the build. */
export function outdatedBy(draft: ContentFiles, built: ContentFiles): SiteState['outdated'] {
  const differs = (text: (files: ContentFiles) => string): boolean => text(draft) !== text(built);
  const names = (pattern: RegExp) =>
    Object.keys(draft).flatMap((file) => {
      const name = pattern.exec(file)?.[1];
      return name === undefined ? [] : [{ file, name }];
    });
  return {
    documents: names(/^documents\/(.+)\.md$/)
      .filter(({ file }) => differs((files) => withFacts(String(files[file] ?? ''), files)))
      .map(({ name }) => `${name}.pdf`),
    cards: names(/^pages\/(.+)\.json$/)
      // A new page has no card yet.
      .filter(({ file, name }) => name !== 'not-found' && file in built && differs(cardTextOf(name, file)))
      .map(({ name }) => name),
  };
}

/** As in scripts/art-social.ts. */
function cardTextOf(page: string, file: string): (files: ContentFiles) => string {
  return (files) => {
    const title = valueAt(files[file], page === 'home' ? 'heading' : 'title');
    return withFacts(`${title}\n${valueAt(files[file], 'tagline')}`, files);
  };
}

/** The text, and the facts that its placeholders name. Computed ones depend on those of their group. */
function withFacts(text: string, files: ContentFiles): string {
  const placeholders = [...text.matchAll(/\{([^{}]+)\}/g)].map(([, inside]) => inside!);
  const names = placeholders.flatMap((inside) => inside.match(/[a-z]\w*(?:\.\w+)*/gi) ?? []);
  const values = [...new Set(names)].map((name) => {
    const value = valueAt(files['facts.json'], name) ?? valueAt(files['facts.json'], name.split('.')[0]!);
    return `${name}=${JSON.stringify(value === null ? null : withoutIds(value))}`;
  });
  return [text, ...values].join('\n');
}
