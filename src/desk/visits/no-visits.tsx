import { noVisitWords } from '#content/desk/visits.ts';
import type { Visits as VisitData } from '#contract/desk/visits.ts';
import { Link } from '../address/link.tsx';
import { useMe } from '../data/use-me.ts';
import { Empty } from '../parts/empty.tsx';
import { hrefOfLook, type Look } from './visits-address.ts';

/** Nobody was counted: because nobody came who allowed it, or because nothing is counted. */
export function NoVisits({ visits, look }: { readonly visits: VisitData; readonly look: Look }) {
  const { company } = useMe();
  const { range } = look;
  if (visits.isOff) return <Empty picture="nothing" {...noVisitWords.off} isPageTitle />;
  if (range === 'year') {
    const { title, text, toSite } = noVisitWords.ever;
    return (
      <Empty picture="nothing" title={title} text={text} isPageTitle>
        <a className="button" href={company.siteUrl}>
          {toSite}
        </a>
      </Empty>
    );
  }
  const { title, text, toYear } = noVisitWords.inRange;
  return (
    <Empty picture="nothing" title={title[range]} text={text} isPageTitle>
      <Link className="button" href={hrefOfLook({ ...look, range: 'year' })}>
        {toYear}
      </Link>
    </Empty>
  );
}
