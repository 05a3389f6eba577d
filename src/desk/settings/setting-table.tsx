import { settingsWords as words } from '#content/desk/settings.ts';
import type { ShownSetting } from '#contract/desk/settings.ts';
import { asCell, asHead, asRow, asRowHead, asRows, asTable } from '../parts/table-roles.ts';

interface SettingTableProps {
  readonly title: string;
  readonly settings: readonly ShownSetting[];
}

export function SettingTable({ title, settings }: SettingTableProps) {
  return (
    <section className="settings">
      <h2>{title}</h2>
      <table className="table stacking" {...asTable}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            <th {...asHead}>{words.columns.name}</th>
            <th className="value" {...asHead}>
              {words.columns.value}
            </th>
          </tr>
        </thead>
        <tbody {...asRows}>
          {settings.map(({ name, description, value }) => (
            <tr key={name} {...asRow}>
              <th {...asRowHead}>
                <code>{name}</code>
                <span className="evidence">{description}</span>
              </th>
              <td className="value" {...asCell}>
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
  return value === null ? words.secret : words.empty;
}
