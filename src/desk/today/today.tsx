import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { durationText } from '#content/desk/duration.ts';
import { shellTexts } from '#content/desk/shell.ts';
import { officeTexts } from '#content/desk/time.ts';
import { todayTexts } from '#content/desk/today.ts';
import { filled } from '#content/filled.ts';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import type { Today as TodayData } from '#contract/desk/views.ts';
import { useAnnouncedLevels } from '../components/announcer.tsx';
import { counted } from '../components/counted.ts';
import { titleText, useTitle } from '../components/page.tsx';
import { Loading, Problem } from '../components/states.tsx';
import { getJson } from '../data/request.ts';
import { useMe } from '../data/use-me.ts';
import { hrefOf } from '../router/address.ts';
import { Link } from '../router/router.tsx';
import { AssignDialog } from '../submissions/assign.tsx';
import { useRowKeys } from '../submissions/use-row-keys.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { dateAndClock } from '../time/when.ts';
import { Quarantined, StuckMail } from './also-today.tsx';
import { todaySentence } from './due.ts';
import { FirstWaiting } from './first-waiting.tsx';
import { NobodyWaits, useMessageList } from './nothing-waiting.tsx';
import { WaitingGroups } from './waiting-list.tsx';
import { Week } from './week.tsx';

/** The office's time, and when it opens or closes. */
function Now() {
  const office = useOffice();
  const now = useNow();
  return (
    <p className="pt-1.5 text-right text-13 whitespace-nowrap text-(--text-2) max-lg:pt-3 max-lg:text-left max-md:pt-2">
      <b className="block text-24 leading-[1.15] font-medium font-stretch-90% tracking-[-0.01em] text-(--text) max-md:text-15 max-md:font-semibold">
        {dateAndClock(now, office.timeZone)}
      </b>{' '}
      {stateText()}
    </p>
  );

  function stateText(): string {
    const closesAt = office.isOpen(now) ? office.closesAt(now) : null;
    if (closesAt !== null) return filled(officeTexts.openFor, { duration: durationText(closesAt - now) });
    const opensAt = office.opensAt(now);
    if (opensAt === null) return officeTexts.closed;
    return filled(officeTexts.opensIn, { duration: durationText(opensAt - now) });
  }
}

const NONE: readonly SubmissionSummary[] = [];

export function Today() {
  const { company } = useMe();
  const { data, error, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: ({ signal }) => getJson<TodayData>('/api/today', signal),
  });
  const [toAssign, setToAssign] = useState(NONE);
  const waiting = data?.waiting ?? NONE;
  useTitle(titleText(shellTexts.views.today.label, company.shortName, data?.waitingCount));
  useRowKeys({ rows: waiting, onAssign: setToAssign });
  useAnnouncedLevels(waiting);

  if (data === undefined) return error ? <Problem error={error} onRetry={refetch} /> : <Loading rows={6} />;
  return (
    <div className="today grid max-w-328 grid-cols-[minmax(0,1fr)_280px] gap-x-14 px-12 pt-9 pb-14 max-xl:grid-cols-[minmax(0,1fr)] max-xl:gap-10 max-xl:px-8 max-md:block max-md:px-5 max-md:pt-5 max-md:pb-10 2xl:max-w-430 2xl:grid-cols-[minmax(0,1fr)_360px] 2xl:gap-x-18">
      <Head data={data} />
      <div>
        <Waiting data={data} />
      </div>
      <aside
        className="side grid grid-cols-[minmax(0,1fr)] content-start gap-7.5 max-xl:mt-10 max-xl:grid-cols-3 max-xl:gap-8 max-md:block"
        aria-label={todayTexts.alsoToday}
      >
        <Week week={data.week} medianAnswerMs={data.medianAnswerMs} />
        <StuckMail stuck={data.stuck} />
        <Quarantined quarantined={data.quarantined} quarantinedCount={data.quarantinedCount} />
      </aside>
      {toAssign.length > 0 && <AssignDialog rows={toAssign} onClose={() => setToAssign(NONE)} />}
    </div>
  );
}

function Head({ data }: { readonly data: TodayData }) {
  const { timeZone } = useOffice();
  const now = useNow();
  const isEmpty = data.waiting.length === 0;
  return (
    <div className="head col-span-full mb-7 items-start max-lg:mb-0 max-lg:block max-md:mb-5">
      <div>
        {!isEmpty && (
          <h1 className="max-w-[22ch] text-36 tracking-[-0.026em] max-md:text-28">
            {todaySentence(data.waiting, data.waitingPeople, now, timeZone)}
          </h1>
        )}
      </div>
      <Now />
    </div>
  );
}

function Waiting({ data }: { readonly data: TodayData }) {
  const list = useMessageList();
  const [first, ...rest] = data.waiting;
  if (first === undefined) {
    return <NobodyWaits lastAnsweredAt={data.lastAnsweredAt} quarantinedCount={data.quarantinedCount} />;
  }
  const more = data.waitingCount - data.waiting.length;
  return (
    <>
      <FirstWaiting row={first} />
      <WaitingGroups rows={rest} />
      {more > 0 && list && (
        <Link className="link" href={hrefOf(list)}>
          {counted(todayTexts.moreWaiting, more)}
        </Link>
      )}
    </>
  );
}
