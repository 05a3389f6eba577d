import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { shellTexts } from '#content/desk/shell.ts';
import { noVisitTexts, visitTexts } from '#content/desk/visits.ts';
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
import { hasNoVisits, visitsLead, visitsTitle } from './visit-sentences.ts';
import { VisitStats } from './visit-stats.tsx';
import { readVisitsView, type VisitsView, visitsHref } from './visits-address.ts';
import { Vitals } from './vitals.tsx';

/** The empty state: no visits with consent, or counting is off. */
function NoVisits({ visits, look }: { readonly visits: VisitData; readonly look: VisitsView }) {
  const { company } = useMe();
  const { range } = look;
  if (visits.isOff) return <Empty picture="nothing" {...noVisitTexts.off} isPageTitle />;
  if (range === 'year') {
    const { title, text, toSite } = noVisitTexts.ever;
    return (
      <Empty picture="nothing" title={title} text={text} isPageTitle>
        <a className="button" href={company.siteUrl}>
          {toSite}
        </a>
      </Empty>
    );
  }
  const { title, text, toYear } = noVisitTexts.inRange;
  return (
    <Empty picture="nothing" title={title[range]} text={text} isPageTitle>
      <Link className="button" href={visitsHref({ ...look, range: 'year' })}>
        {toYear}
      </Link>
    </Empty>
  );
}

interface VisitsHeadProps {
  readonly visits: VisitData;
  readonly look: VisitsView;
}

function VisitsHead({ visits, look }: VisitsHeadProps) {
  const mayExport = useRight('export');
  const { totals, excluded, isOff } = visits;
  const isEmpty = hasNoVisits(visits);
  return (
    <div className="head">
      <div>
        {/* The empty state below has its own title. */}
        {!isEmpty && (
          <>
            <h1>{visitsTitle(totals)}</h1>
            <p className="subtitle">{visitsLead(visits.days)}</p>
            {isOff && <p className="subtitle">{visitTexts.noLongerCounted}</p>}
          </>
        )}
        {excluded > 0 && <p className="subtitle">{counted(visitTexts.excluded, excluded)}</p>}
      </div>
      <div className="actions">
        <nav
          className="ranges inline-flex rounded-sm border border-(--edge) max-md:flex-1"
          aria-label={visitTexts.range}
        >
          {VISIT_RANGES.map((range) => (
            <Link
              key={range}
              href={visitsHref({ ...look, range })}
              aria-current={range === look.range ? 'page' : undefined}
            >
              {visitTexts.ranges[range]}
            </Link>
          ))}
        </nav>
        {mayExport && !isEmpty && (
          <a
            className="button"
            href={`/api/export/visits?format=csv&range=${look.range}`}
            download
            aria-label={visitTexts.csvLabel}
          >
            <Icon of={download} size={15} />
            {visitTexts.csv}
          </a>
        )}
      </div>
    </div>
  );
}

/** Statistics of the visits with consent. */
export function Visits({ address }: ViewProps) {
  const { company } = useMe();
  const look = readVisitsView(address.parameters);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['visits', look.range],
    queryFn: ({ signal }) => getJson<VisitData>(`/api/visits?range=${look.range}`, signal),
    placeholderData: keepPreviousData,
  });
  useTitle(titleText(shellTexts.views.visits.label, company.shortName));
  if (data === undefined) return error ? <Problem error={error} onRetry={refetch} /> : <Loading rows={6} />;
  return (
    <div
      className="page visits transition-[opacity] duration-(--dur-1) aria-busy:opacity-60"
      aria-busy={isPlaceholderData}
    >
      <VisitsHead visits={data} look={look} />
      {hasNoVisits(data) ? (
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
