import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { shellWords } from '#content/desk/shell.ts';
import { noVisitWords, visitWords } from '#content/desk/visits.ts';
import { VISIT_RANGES, type Visits as VisitData } from '#contract/desk/visits.ts';
import { Icon } from '#ui/icon.tsx';
import { download } from '#ui/icons.ts';
import { counted } from '../components/counted.ts';
import { titleText, useTitle } from '../components/page.tsx';
import { Empty, Loading, Problem } from '../components/states.tsx';
import { getJson } from '../data/request.ts';
import { useMe, useRight } from '../data/use-me.ts';
import type { ViewProps } from '../router/address.ts';
import { Link } from '../router/router.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { Steps, Stopped } from './form-steps.tsx';
import { PageTable } from './page-table.tsx';
import { CameFrom } from './sources.tsx';
import { hasNothing, visitsLead, visitsTitle } from './visit-sentences.ts';
import { VisitStats } from './visit-stats.tsx';
import { hrefOfLook, type Look, readLook } from './visits-address.ts';
import { Vitals } from './vitals.tsx';

/** The empty state: no visits with consent, or counting is off. */
function NoVisits({ visits, look }: { readonly visits: VisitData; readonly look: Look }) {
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

interface VisitsHeadProps {
  readonly visits: VisitData;
  readonly look: Look;
}

function VisitsHead({ visits, look }: VisitsHeadProps) {
  const mayExport = useRight('export');
  const { totals, setApart, isOff } = visits;
  const isEmpty = hasNothing(visits);
  return (
    <div className="head">
      <div>
        {/* The empty state below has its own title. */}
        {!isEmpty && (
          <>
            <h1>{visitsTitle(totals)}</h1>
            <p className="subtitle">{visitsLead(visits.days)}</p>
            {isOff && <p className="subtitle">{visitWords.noLongerCounted}</p>}
          </>
        )}
        {setApart > 0 && <p className="subtitle">{counted(visitWords.setApart, setApart)}</p>}
      </div>
      <div className="actions">
        <nav
          className="ranges inline-flex rounded-sm border border-(--edge) max-md:flex-1"
          aria-label={visitWords.range}
        >
          {VISIT_RANGES.map((range) => (
            <Link
              key={range}
              href={hrefOfLook({ ...look, range })}
              aria-current={range === look.range ? 'page' : undefined}
            >
              {visitWords.ranges[range]}
            </Link>
          ))}
        </nav>
        {mayExport && !isEmpty && (
          <a
            className="button"
            href={`/api/export/visits?format=csv&range=${look.range}`}
            download
            aria-label={visitWords.csvLabel}
          >
            <Icon of={download} size={15} />
            {visitWords.csv}
          </a>
        )}
      </div>
    </div>
  );
}

/** Statistics of the visits with consent. */
export function Visits({ address }: ViewProps) {
  const { company } = useMe();
  const look = readLook(address.parameters);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['visits', look.range],
    queryFn: ({ signal }) => getJson<VisitData>(`/api/visits?range=${look.range}`, signal),
    placeholderData: keepPreviousData,
  });
  useTitle(titleText(shellWords.views.visits.label, company.shortName));
  if (data === undefined) return error ? <Problem error={error} onRetry={refetch} /> : <Loading rows={6} />;
  return (
    <div
      className="page visits transition-[opacity] duration-(--dur-1) aria-busy:opacity-60"
      aria-busy={isPlaceholderData}
    >
      <VisitsHead visits={data} look={look} />
      {hasNothing(data) ? (
        <NoVisits visits={data} look={look} />
      ) : (
        <>
          <VisitStats visits={data} />
          <ChartFigure visits={data} look={look} />
          <div className="visit-parts grid grid-cols-2 gap-x-14 gap-y-10 max-xl:grid-cols-[minmax(0,1fr)]">
            <PageTable visits={data} look={look} />
            <Steps steps={data.steps} />
            <Stopped left={data.left} look={look} />
            <CameFrom visits={data} look={look} />
            <Vitals vitals={data.vitals} look={look} />
          </div>
        </>
      )}
    </div>
  );
}
