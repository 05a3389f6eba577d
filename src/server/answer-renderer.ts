import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderAnswer } from '#contract/answer.ts';

/**
 * The pages that answer a browser which sends a form by itself, built beside the site; null where they were not. They
 * bring React along, which nothing else here needs: so they are loaded when the first of them is asked for.
 */
export function findAnswerRenderer(siteDir: string): RenderAnswer | null {
  const file = join(siteDir, '..', 'answers', 'answers.js');
  if (!existsSync(file)) return null;
  return async (answer) => {
    const { renderAnswer }: { renderAnswer: RenderAnswer } = await import(pathToFileURL(file).href);
    return renderAnswer(answer);
  };
}
