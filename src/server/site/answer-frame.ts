import type { RenderAnswer } from '#contract/answer.ts';
import type { SiteFile } from '../http/site-files.ts';
import { bytesOf } from '../http/site-responder.ts';
import type { SiteService } from './service.ts';

/**
 * The texts in results of forms change only with a build, but a publish changes the header, menus and footer around them. These are
 * taken from the live 404 page, which has the same. Links to renamed pages are redirected.
 */
export function frameAnswers(
  render: RenderAnswer | null,
  site: Pick<SiteService, 'served'> | null,
): RenderAnswer | null {
  if (render === null || site === null) return render;
  return async (answer) => inFrame(await render(answer), site.served().site.notFound);
}

/** The head, what precedes the main part, the main part, and what follows it. */
const PARTS = /^([\s\S]*?<body>)([\s\S]*?)(<main[\s\S]*<\/main>)([\s\S]*)$/;

function inFrame(page: string, { identity }: SiteFile): string {
  const own = PARTS.exec(page);
  const frame = PARTS.exec(bytesOf(identity)?.toString() ?? '');
  return own && frame ? [own[1], frame[2], own[3], frame[4]].join('') : page;
}
