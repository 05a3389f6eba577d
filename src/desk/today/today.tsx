import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shellWords } from '#content/desk/shell.ts';
import { todayWords } from '#content/desk/today.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import type { Today as TodayData } from '#contract/desk/views.ts';
import { hrefOf } from '../address/address.ts';
import { Link } from '../address/link.tsx';
import { getJson } from '../data/request.ts';
import { useMe } from '../data/use-me.ts';
import { AssignDialog } from '../items/assign-dialog.tsx';
import { useRowKeys } from '../items/use-row-keys.ts';
import { counted } from '../parts/counted.ts';
import { Loading } from '../parts/loading.tsx';
import { Problem } from '../parts/problem.tsx';
import { titleText, useTitle } from '../shell/use-title.ts';
import { useOffice } from '../time/office.ts';
import { useAnnouncedLevels } from '../time/use-announced-levels.ts';
import { useNow } from '../time/use-now.ts';
import { Held, StuckMail } from './also-today.tsx';
import { FirstWaiting } from './first-waiting.tsx';
import { NobodyWaits, useMessageList } from './nobody-waits.tsx';
import { Now } from './now.tsx';
import { todaySentence } from './today-sentence.ts';
import { WaitingGroups } from './waiting-groups.tsx';
import { Week } from './week.tsx';

const NONE: readonly ItemRow[] = [];

/** What waits, for whom, until when; the first thing of the day. */
export function Today() {
  const { company } = useMe();
  const { data, error, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: ({ signal }) => getJson<TodayData>('/api/today', signal),
  });
  const [toAssign, setToAssign] = useState(NONE);
  const waiting = data?.waiting ?? NONE;
  useTitle(titleText(shellWords.views.today.label, company.shortName, data?.waitingCount));
  useRowKeys({ rows: waiting, onAssign: setToAssign });
  useAnnouncedLevels(waiting);

  if (data === undefined) return error ? <Problem error={error} onRetry={refetch} /> : <Loading rows={6} />;
  return (
    <div className="today">
      <Head data={data} />
      <div>
        <Waiting data={data} />
      </div>
      <aside className="side" aria-label={todayWords.alsoToday}>
        <Week week={data.week} medianAnswerMs={data.medianAnswerMs} />
        <StuckMail stuck={data.stuck} />
        <Held held={data.held} heldCount={data.heldCount} />
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
    <div className="head">
      <div>{!isEmpty && <h1>{todaySentence(data.waiting, data.waitingPeople, now, timeZone)}</h1>}</div>
      <Now />
    </div>
  );
}

function Waiting({ data }: { readonly data: TodayData }) {
  const list = useMessageList();
  const [first, ...rest] = data.waiting;
  if (first === undefined) {
    return <NobodyWaits lastAnsweredAt={data.lastAnsweredAt} heldCount={data.heldCount} />;
  }
  const more = data.waitingCount - data.waiting.length;
  return (
    <>
      <FirstWaiting row={first} />
      <WaitingGroups rows={rest} />
      {more > 0 && list && (
        <Link className="link" href={hrefOf(list)}>
          {counted(todayWords.moreWaiting, more)}
        </Link>
      )}
    </>
  );
}
