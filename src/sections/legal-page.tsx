import type { PageId } from '#content/page-id.ts';
import type { LinkRecord } from '#content/types.ts';
import { pages } from '#site/pages.ts';
import { ActionLink } from './actions.tsx';

interface LegalPageProps {
  readonly page: PageId;
  readonly lastUpdated: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly LinkRecord[];
}

/** Terms and privacy: no picture, nothing to distract. */
export function LegalPage({ page, lastUpdated, paragraphs, links }: LegalPageProps) {
  return (
    <section className="band-white">
      <div className="wrap pt-[calc(var(--header-height)+clamp(3rem,2rem+5vw,6rem))] pb-(--space-section)">
        <h1>{pages[page].heading}</h1>
        <p className="mt-5 mb-10 text-muted">Last updated {lastUpdated}</p>
        <div className="prose max-w-(--measure)">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="mt-8 flex flex-wrap gap-x-8">
          {links.map((link) => (
            <ActionLink key={link.label} link={link} />
          ))}
        </div>
      </div>
    </section>
  );
}
