import { useQuery } from '@tanstack/react-query';
import { settingsWords as words } from '#content/desk/settings.ts';
import { shellWords } from '#content/desk/shell.ts';
import type { SettingsPage } from '#contract/desk/settings.ts';
import { getJson } from '../data/request.ts';
import { useMe } from '../data/use-me.ts';
import { countedTitle } from '../parts/counted.ts';
import { Loading } from '../parts/loading.tsx';
import { Problem } from '../parts/problem.tsx';
import { titleText, useTitle } from '../shell/use-title.ts';
import { SettingTable } from './setting-table.tsx';

/** What the server was started with. It is only read: who may change it has the server itself. */
export function Settings() {
  const { company } = useMe();
  const { data, error, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => getJson<SettingsPage>('/api/settings', signal),
  });
  useTitle(titleText(shellWords.views.settings.label, company.shortName));
  if (data === undefined) return error ? <Problem error={error} onRetry={refetch} /> : <Loading rows={6} />;
  const set = data.settings.filter(({ isSet }) => isSet);
  return (
    <div className="page">
      <div className="head">
        <div>
          <h1>{countedTitle(words.title, set.length)}</h1>
          <p className="subtitle">{words.lead}</p>
        </div>
      </div>
      {set.length > 0 && <SettingTable title={words.set} settings={set} />}
      <SettingTable title={words.defaults} settings={data.settings.filter(({ isSet }) => !isSet)} />
    </div>
  );
}
