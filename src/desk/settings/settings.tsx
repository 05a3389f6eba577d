import { useQuery } from '@tanstack/react-query';
import { settingsTexts as texts } from '#content/desk/settings.ts';
import { shellTexts } from '#content/desk/shell.ts';
import type { SettingsPage, ShownSetting } from '#contract/desk/settings.ts';
import { counted } from '../components/counted.ts';
import {
  asCell,
  asHead,
  asRow,
  asRowHead,
  asRows,
  asTable,
  titleText,
  useTitle,
} from '../components/page.tsx';
import { Loading, Problem } from '../components/states.tsx';
import { getJson } from '../data/request.ts';
import { useMe } from '../data/use-me.ts';

interface SettingTableProps {
  readonly title: string;
  readonly settings: readonly ShownSetting[];
}

function SettingTable({ title, settings }: SettingTableProps) {
  return (
    <section className="mt-9">
      <h2 className="border-t-[1.5px] border-(--text) pt-4 text-15">{title}</h2>
      <table className="table stacking" {...asTable}>
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            <th {...asHead}>{texts.columns.name}</th>
            <th className="wrap-anywhere md:w-[36%]" {...asHead}>
              {texts.columns.value}
            </th>
          </tr>
        </thead>
        <tbody {...asRows}>
          {settings.map(({ name, description, value }) => (
            <tr key={name} {...asRow}>
              <th {...asRowHead}>
                <code className="strong">{name}</code>
                <span className="evidence max-w-[72ch]">{description}</span>
              </th>
              <td className="wrap-anywhere md:w-[36%]" {...asCell}>
                {value ? <code>{value}</code> : <span className="quiet">{withoutValue(value)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function withoutValue(value: string | null): string {
  return value === null ? texts.secret : texts.empty;
}

/** The settings the server was started with, read-only: changing them needs access to the server. */
export function Settings() {
  const { company } = useMe();
  const { data, error, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => getJson<SettingsPage>('/api/settings', signal),
  });
  useTitle(titleText(shellTexts.views.settings.label, company.shortName));
  if (data === undefined) return error ? <Problem error={error} onRetry={refetch} /> : <Loading rows={6} />;
  const set = data.settings.filter(({ isSet }) => isSet);
  return (
    <div className="page">
      <div className="head">
        <div>
          <h1>{counted(texts.title, set.length)}</h1>
          <p className="subtitle">{texts.lead}</p>
        </div>
      </div>
      {set.length > 0 && <SettingTable title={texts.set} settings={set} />}
      <SettingTable title={texts.defaults} settings={data.settings.filter(({ isSet }) => !isSet)} />
    </div>
  );
}
