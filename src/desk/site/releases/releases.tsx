import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleTexts } from '#content/desk/people.ts';
import { releasesTexts as texts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import type { Release, ReleasesPage } from '#contract/desk/site.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowUpRight } from '#ui/icons.ts';
import { counted } from '../../components/counted.ts';
import { asHead, asRow, asRows, asTable } from '../../components/page.tsx';
import { useShortName } from '../../components/person.tsx';
import { Loading, Problem } from '../../components/states.tsx';
import { Mark } from '../../components/status.tsx';
import { getJson } from '../../data/request.ts';
import { useMe } from '../../data/use-me.ts';
import { useOffice } from '../../time/office.ts';
import { useNow } from '../../time/use-now.ts';
import { dayAndMonth, dayOf, whenInSentence } from '../../time/when.ts';
import { Scheduled } from '../publish/scheduled.tsx';
import { useSite } from '../site-data.tsx';
import { ReleaseRow } from './release-row.tsx';
import { RollBackDialog } from './roll-back-dialog.tsx';

const SHOWN = 20;

interface ReleasesProps {
  /** The number of the release that is open. */
  readonly opened: number | null;
}

/** What was published, and the way back. */
export function Releases({ opened }: ReleasesProps) {
  const { live, scheduled } = useSite().state;
  const [rollBackTo, setRollBackTo] = useState<number | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['site-releases', live.number],
    queryFn: ({ signal }) => getJson<ReleasesPage>('/api/site/releases', signal),
    placeholderData: (previous) => previous,
  });
  if (data === undefined) return error ? <Problem error={error} onRetry={refetch} /> : <Loading rows={6} />;
  const { releases } = data;
  return (
    <div className="page">
      <Head releases={releases} onRollBack={setRollBackTo} />
      <div className="site-columns">
        <ReleaseTable releases={releases} opened={opened} onRollBack={setRollBackTo} />
        {scheduled.length > 0 && (
          <aside className="site-side">
            <Scheduled />
          </aside>
        )}
      </div>
      {rollBackTo !== null && (
        <RollBackDialog to={rollBackTo} releases={releases} onClose={() => setRollBackTo(null)} />
      )}
    </div>
  );
}

interface HeadProps {
  readonly releases: readonly Release[];
  readonly onRollBack: (number: number) => void;
}

function Head({ releases, onRollBack }: HeadProps) {
  const { state, canPublish } = useSite();
  const { company } = useMe();
  const { timeZone } = useOffice();
  const now = useNow();
  const shortName = useShortName();
  const { live } = state;
  const before = releases.find(({ number }) => number < live.number)?.number;
  return (
    <div className="head">
      <div>
        <h1>{filled(texts.title, { number: live.number })}</h1>
        <p className="subtitle live-line">
          <Mark tone="answered">
            {filled(texts.published, { time: whenInSentence(live.at, now, timeZone) })}
          </Mark>
          {live.by && filled(texts.byName, { name: lowerYou(shortName(live.by)) })}
          {live.by && live.changes > 0 && ', '}
          {live.changes > 0 && counted(texts.changes, live.changes)}
        </p>
      </div>
      <div className="actions">
        <a className="button" href={company.siteUrl} target="_blank" rel="noreferrer">
          <Icon of={arrowUpRight} size={15} />
          {texts.viewSite}
        </a>
        {canPublish && before !== undefined && live.kind === 'publish' && (
          <button type="button" className="button" onClick={() => onRollBack(before)}>
            {filled(texts.rollBack, { number: before })}
          </button>
        )}
      </div>
    </div>
  );
}

/** In the middle of a sentence. */
function lowerYou(name: string): string {
  return name === peopleTexts.you ? name.toLowerCase() : name;
}

interface ReleaseTableProps extends ReleasesProps, HeadProps {}

function ReleaseTable({ releases, opened, onRollBack }: ReleaseTableProps) {
  const { timeZone } = useOffice();
  const now = useNow();
  const isFar = opened !== null && releases.findIndex(({ number }) => number === opened) >= SHOWN;
  const [isAll, setIsAll] = useState(isFar);
  const shown = isAll ? releases : releases.slice(0, SHOWN);
  const first = releases.at(-1);
  const withYear =
    first !== undefined && dayOf(first.at, timeZone).slice(0, 4) !== dayOf(now, timeZone).slice(0, 4);
  return (
    <div>
      <div className="section-head">
        <h2>{texts.all}</h2>
        {/* The server lists only the newest ones of a long history. */}
        {first && first.number <= 1 && (
          <span className="hint">
            {filled(texts.since, {
              count: releases.length,
              day: dayAndMonth(first.at, timeZone, { withYear }),
            })}
          </span>
        )}
      </div>
      <table className="table stacking releases" {...asTable}>
        <thead {...asRows}>
          <tr {...asRow}>
            {(['number', 'note', 'by', 'when', 'what'] as const).map((column) => (
              <th key={column} className={`release-${column}`} scope="col" {...asHead}>
                {texts.columns[column]}
              </th>
            ))}
            <th className="release-actions" scope="col" {...asHead}>
              <span className="visually-hidden">{texts.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody {...asRows}>
          {shown.map((release) => (
            <ReleaseRow
              key={release.number}
              release={release}
              isOpen={release.number === opened}
              onRollBack={() => onRollBack(release.number)}
            />
          ))}
        </tbody>
      </table>
      {shown.length < releases.length && (
        <button type="button" className="button more" onClick={() => setIsAll(true)}>
          {counted(texts.older, releases.length - shown.length)}
        </button>
      )}
    </div>
  );
}
