import { visitPathWords as words } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import type { VisitPath } from '#contract/visits.ts';
import { campaignText, pagesOf } from './visit-path.ts';

/** How somebody who allowed counting came to the form. Their browser sent it, so it is text: nothing of it can be pressed. */
export function WayHere({ visit }: { readonly visit: VisitPath }) {
  const campaign = campaignText(visit.campaign);
  const pages = pagesOf(visit);
  return (
    <>
      <h3>{words.title}</h3>
      <dl>
        <div>
          <dt>{words.site}</dt>
          <dd>{visit.referrer || words.unknown}</dd>
        </div>
        {campaign !== '' && (
          <div>
            <dt>{words.campaign}</dt>
            <dd>{campaign}</dd>
          </div>
        )}
      </dl>
      {pages.length > 0 && (
        <ol className="way" aria-label={words.way}>
          {pages.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page can be there twice, and the list never changes.
            <li key={index}>{index === pages.length - 1 ? filled(words.sentHere, { page }) : page}</li>
          ))}
        </ol>
      )}
      <p className="quieter known">{words.known}</p>
    </>
  );
}
