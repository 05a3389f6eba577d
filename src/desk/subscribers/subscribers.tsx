import { shellTexts } from '#content/desk/shell.ts';
import { subscriberTexts as texts } from '#content/desk/subscribers.ts';
import { filled } from '#content/filled.ts';
import type { Subscriber, SubscriberPage } from '#contract/desk/views.ts';
import { counted } from '../components/counted.ts';
import { SearchField } from '../components/fields.tsx';
import {
  asCell,
  asHead,
  asRow,
  asRowHead,
  asRows,
  asTable,
  ExportMenu,
  More,
  PageTabs,
  titleText,
  useTitle,
} from '../components/page.tsx';
import { MailAddress } from '../components/person.tsx';
import { Empty, Loading, Problem } from '../components/states.tsx';
import { useMe } from '../data/use-me.ts';
import { usePages } from '../data/use-pages.ts';
import { hrefOf, type ViewProps } from '../router/address.ts';
import { Link, navigate } from '../router/router.tsx';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';

interface SubscriberTableProps {
  readonly rows: readonly Subscriber[];
  readonly state: Subscriber['state'];
  readonly isOld: boolean;
}

function SubscriberTable({ rows, state, isOld }: SubscriberTableProps) {
  const { timeZone } = useOffice();
  const now = useNow();
  const { columns } = texts;
  return (
    <div className="scroll" aria-busy={isOld}>
      <table className="table stacking" {...asTable}>
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            <th {...asHead}>{columns.name}</th>
            <th {...asHead}>{columns.email}</th>
            <th className="md:w-52" {...asHead}>
              {columns.topic}
            </th>
            <th className="right md:w-34" {...asHead}>
              {columns.since[state]}
            </th>
          </tr>
        </thead>
        <tbody {...asRows}>
          {rows.map(({ id, name, email, topic, since }) => (
            <tr key={id} className="max-md:flex max-md:flex-wrap max-md:justify-between" {...asRow}>
              <th className="strong max-md:w-full" {...asRowHead}>
                {name}
              </th>
              <td className="wrap-anywhere max-md:w-full" {...asCell}>
                <MailAddress of={email} />
              </td>
              <td {...asCell}>{topic}</td>
              <td className="right num quiet" {...asCell}>
                <span className="md:hidden">{columns.since[state]} </span>
                {whenText(since, now, timeZone)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type State = Subscriber['state'];
const STATES: readonly State[] = ['active', 'pending', 'unsubscribed'];

export function Subscribers({ address }: ViewProps) {
  const { company } = useMe();
  const state = STATES.find((one) => one === address.parameters.get('state')) ?? 'active';
  const q = address.parameters.get('q')?.trim() ?? '';
  const asked = new URLSearchParams({ state, ...(q && { q }) }).toString();
  const list = usePages<Subscriber, SubscriberPage>('subscribers', asked);
  const { first } = list;
  useTitle(titleText(shellTexts.views.subscribers.label, company.shortName));

  const hrefFor = (one: State, search: string) =>
    hrefOf(
      'subscribers',
      null,
      new URLSearchParams({ ...(one !== 'active' && { state: one }), ...(search && { q: search }) }),
    );
  if (first === undefined) {
    return list.error ? <Problem error={list.error} onRetry={list.retry} /> : <Loading rows={6} />;
  }
  return (
    <div className="page">
      <div className="head">
        <div>
          <h1>{counted(texts.title, first.tabs.active)}</h1>
          <p className="subtitle">{counted(texts.lead, first.tabs.pending)}</p>
        </div>
        <div className="actions">
          {/* All states in one file, with a column for the state. */}
          <ExportMenu of="subscribers" asked={q === '' ? '' : new URLSearchParams({ q }).toString()} />
        </div>
      </div>
      <PageTabs
        label={texts.which}
        tabs={STATES.map((one) => [one, texts.tabs[one], first.tabs[one]])}
        current={state}
        hrefOf={(one) => hrefFor(one, q)}
      />
      <search className="pt-3.5 pb-1.5 flex *:max-w-98">
        <SearchField
          label={texts.search}
          placeholder={texts.placeholder}
          value={q}
          onSearch={(typed) => navigate(hrefFor(state, typed), { replace: true })}
        />
      </search>
      {list.rows.length === 0 && !list.isOld ? (
        <Empty
          picture="nothing"
          title={q === '' ? texts.empty.title : filled(texts.empty.notFound, { words: q })}
          text={q === '' ? texts.empty[state] : texts.empty.searched}
        >
          {q !== '' && (
            <Link className="button" href={hrefFor(state, '')}>
              {texts.empty.clear}
            </Link>
          )}
        </Empty>
      ) : (
        <SubscriberTable rows={list.rows} state={state} isOld={list.isOld} />
      )}
      {list.hasMore && <More isLoading={list.isLoadingMore} onMore={list.loadMore} />}
    </div>
  );
}
