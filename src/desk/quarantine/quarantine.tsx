import { useState } from 'react';
import { quarantineTexts as texts } from '#content/desk/quarantine.ts';
import { shellTexts } from '#content/desk/shell.ts';
import { tabTexts } from '#content/desk/submission-list.ts';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import { counted } from '../components/counted.ts';
import { ExportMenu, More, PageTabs, titleText, useTitle } from '../components/page.tsx';
import { Empty, Loading, Problem } from '../components/states.tsx';
import { useMe, useRight } from '../data/use-me.ts';
import { useKeys } from '../keys/key-bindings.tsx';
import { hrefOf, type ViewProps } from '../router/address.ts';
import { isSubscription } from '../submissions/actions.ts';
import { useSelection } from '../submissions/bulk-actions.tsx';
import { focusNextRow, referenceInFocus } from '../submissions/row-focus.ts';
import { listQueryString, readSubmissionQuery } from '../submissions/submission-address.ts';
import { SubmissionPane } from '../submissions/submission-pane.tsx';
import { useSubmissionList } from '../submissions/use-submission.ts';
import { useSubmissionActions } from '../submissions/use-submission-actions.ts';
import { QuarantineBulkBar } from './bulk-bar.tsx';
import { FilterFigures } from './filter-figures.tsx';
import { type Decision, QUARANTINE_TABS as TABS } from './quarantine-row.tsx';
import { QuarantineTable } from './quarantine-table.tsx';

interface QuarantineKeys {
  readonly rows: readonly SubmissionSummary[];
  /** Keys act on the selection before the focused row. */
  readonly selected: readonly SubmissionSummary[];
  readonly onChoose: (reference: string) => void;
  readonly onSpam: (rows: readonly SubmissionSummary[]) => void;
}

/** j and k move, x selects quarantined rows, s marks as spam. Releasing has no key, because it sends email. */
function useQuarantineKeys({ rows, selected, onChoose, onSpam }: QuarantineKeys): void {
  const mayDecide = useRight('decide');
  useKeys(mayDecide ? ['j', 'k', 'x', 's'] : ['j', 'k'], (name) => {
    if (name === 'j' || name === 'k') return focusNextRow(name === 'j' ? 1 : -1);
    const row = rows.find(({ reference }) => reference === referenceInFocus());
    if (name === 's' && selected.length > 0) onSpam(selected);
    else if (name === 's' && row && row.status !== 'spam' && !isSubscription(row)) onSpam([row]);
    else if (name === 'x' && row?.status === 'quarantined') onChoose(row.reference);
  });
}

/** Submissions that look automated, for review by a person. */
export function Quarantine({ address }: ViewProps) {
  // Emails of earlier versions link to /quarantine/<reference>. The pane redirects to the submission's own address.
  if (address.part !== null)
    return <SubmissionPane reference={address.part} backHref={hrefOf('quarantine')} />;
  return <QuarantineList address={address} />;
}

function QuarantineList({ address }: ViewProps) {
  const { company } = useMe();
  const mayDecide = useRight('decide');
  const asked = readSubmissionQuery(address.parameters, 'quarantined');
  const tab = TABS.find((one) => one === asked.tab) ?? 'quarantined';
  const query = { tab, sort: 'newest' } as const;
  const list = useSubmissionList(query);
  const { selected, toggle, chooseAll, clear } = useSelection(list.rows);
  // The other tabs have no checkboxes, so a change of tab clears the selection.
  const [selectedOn, setSelectedOn] = useState(tab);
  if (selectedOn !== tab) {
    setSelectedOn(tab);
    clear();
  }
  const actions = useSubmissionActions();
  const decide = (rows: readonly SubmissionSummary[], decision: Decision) =>
    actions(rows, { kind: decision === 'spam' ? 'spam' : 'released', withAlike: tab === 'quarantined' });
  const decideAll = (rows: readonly SubmissionSummary[], decision: Decision) => {
    clear();
    void decide(rows, decision);
  };
  const counts = list.first?.tabs;
  useTitle(titleText(shellTexts.views.quarantine.label, company.shortName, counts?.quarantined));
  useQuarantineKeys({
    rows: list.rows,
    selected,
    onChoose: toggle,
    onSpam: (rows) => decideAll(rows, 'spam'),
  });

  if (list.first === undefined) {
    return list.error ? <Problem error={list.error} onRetry={list.retry} /> : <Loading rows={6} />;
  }
  const isEmpty = list.rows.length === 0 && !list.isOld;
  const title = counted(texts.title[tab], counts?.[tab] ?? list.rows.length);
  return (
    <div className="page">
      <div className="head">
        <div>
          <h1>{title}</h1>
          <p className="subtitle">{texts.lead[tab]}</p>
        </div>
        <div className="actions">
          <ExportMenu of="submissions" asked={listQueryString(query)} />
        </div>
      </div>
      <div className="quarantine">
        <div>
          <PageTabs
            label={texts.which}
            tabs={TABS.map((one) => [one, tabTexts[one], counts?.[one]])}
            current={tab}
            hrefOf={(one) =>
              hrefOf('quarantine', null, new URLSearchParams(one === 'quarantined' ? {} : { tab: one }))
            }
          />
          {isEmpty ? (
            <Empty picture="done" title={texts.title[tab].none} text={texts.empty[tab]} />
          ) : (
            <>
              {mayDecide && tab === 'quarantined' && (
                <QuarantineBulkBar
                  count={list.rows.length}
                  selected={selected}
                  onAll={() => (selected.length === list.rows.length ? clear() : chooseAll())}
                  onDecide={(decision) => decideAll(selected, decision)}
                />
              )}
              <QuarantineTable
                tab={tab}
                rows={list.rows}
                selected={selected}
                onChoose={toggle}
                onDecide={(row, decision) => void decide([row], decision)}
              />
              {list.hasMore && <More isLoading={list.isLoadingMore} onMore={list.loadMore} />}
            </>
          )}
        </div>
        <FilterFigures />
      </div>
    </div>
  );
}
