import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { shellWords } from '#content/desk/shell.ts';
import type { Visits as VisitData } from '#contract/desk/visits.ts';
import { getJson } from '../data/request.ts';
import { useMe } from '../data/use-me.ts';
import { Loading } from '../parts/loading.tsx';
import { Problem } from '../parts/problem.tsx';
import { titleText, useTitle } from '../shell/use-title.ts';
import type { ViewProps } from '../view-props.ts';
import { CameFrom } from './came-from.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { NoVisits } from './no-visits.tsx';
import { PageTable } from './page-table.tsx';
import { Steps } from './steps.tsx';
import { Stopped } from './stopped.tsx';
import { hasNothing } from './visit-sentences.ts';
import { VisitStats } from './visit-stats.tsx';
import { readLook } from './visits-address.ts';
import { VisitsHead } from './visits-head.tsx';
import { Vitals } from './vitals.tsx';

/** Who comes, what they look at, how many write, and where they give up; of those who allowed counting. */
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
    <div className="page visits" aria-busy={isPlaceholderData}>
      <VisitsHead visits={data} look={look} />
      {hasNothing(data) ? (
        <NoVisits visits={data} look={look} />
      ) : (
        <>
          <VisitStats visits={data} />
          <ChartFigure visits={data} look={look} />
          <div className="visit-parts">
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
