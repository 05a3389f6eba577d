import { useState } from 'react';
import { tabWords } from '#content/desk/items.ts';
import { quarantineWords as words } from '#content/desk/quarantine.ts';
import { shellWords } from '#content/desk/shell.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import { countedTitle } from '../components/counted.ts';
import { ExportMenu, More, PageTabs, titleText, useTitle } from '../components/page.tsx';
import { Empty, Loading, Problem } from '../components/states.tsx';
import { useMe, useRight } from '../data/use-me.ts';
import { useItemList } from '../data/use-pages.ts';
import { useKeys } from '../keys/key-bindings.tsx';
import { hrefOf, type ViewProps } from '../router/address.ts';
import { askedFor, readItemQuery } from '../router/submission-address.ts';
import { isSubscription } from '../submissions/actions.ts';
import { useChosen } from '../submissions/bulk-actions.tsx';
import { focusNextRow, referenceInFocus } from '../submissions/row-focus.ts';
import { ItemPane } from '../submissions/submission-pane.tsx';
import { useDeeds } from '../submissions/use-submission-actions.ts';
import { ChosenHeld } from './bulk-bar.tsx';
import { type Decision, QUARANTINE_TABS as TABS } from './quarantine-row.tsx';
import { HeldTable } from './quarantine-table.tsx';

interface HeldKeys {
  readonly rows: readonly ItemRow[];
  /** Keys mean them before any other. */
  readonly chosen: readonly ItemRow[];
  readonly onChoose: (reference: string) => void;
  readonly onSpam: (rows: readonly ItemRow[]) => void;
}

/** j and k move, x chooses of what is held, s marks as spam. Releasing has no key: it mails people. */
function useHeldKeys({ rows, chosen, onChoose, onSpam }: HeldKeys): void {
  const mayDecide = useRight('decide');
  useKeys(mayDecide ? ['j', 'k', 'x', 's'] : ['j', 'k'], (name) => {
    if (name === 'j' || name === 'k') return focusNextRow(name === 'j' ? 1 : -1);
    const row = rows.find(({ reference }) => reference === referenceInFocus());
    if (name === 's' && chosen.length > 0) onSpam(chosen);
    else if (name === 's' && row && row.status !== 'spam' && !isSubscription(row)) onSpam([row]);
    else if (name === 'x' && row?.status === 'held') onChoose(row.reference);
  });
}

/** What looked like the work of a machine, and may be a person's. */
export function Quarantine({ address }: ViewProps) {
  // Emails of earlier versions link to /quarantine/<reference>. The item leads on to its own address.
  if (address.part !== null) return <ItemPane reference={address.part} backHref={hrefOf('quarantine')} />;
  return <Held address={address} />;
}

function Held({ address }: ViewProps) {
  const { company } = useMe();
  const mayDecide = useRight('decide');
  const asked = readItemQuery(address.parameters, 'held');
  const tab = TABS.find((one) => one === asked.tab) ?? 'held';
  const query = { tab, sort: 'newest' } as const;
  const list = useItemList(query);
  const { chosen, toggle, chooseAll, clear } = useChosen(list.rows);
  // The other tabs have no boxes, and nobody remembers what was chosen on this one before.
  const [chosenOn, setChosenOn] = useState(tab);
  if (chosenOn !== tab) {
    setChosenOn(tab);
    clear();
  }
  const deeds = useDeeds();
  const decide = (rows: readonly ItemRow[], decision: Decision) =>
    deeds(rows, decision === 'spam' ? { kind: 'spam', withAlike: true } : { kind: 'released' });
  const decideAll = (rows: readonly ItemRow[], decision: Decision) => {
    clear();
    void decide(rows, decision);
  };
  const counts = list.first?.tabs;
  useTitle(titleText(shellWords.views.quarantine.label, company.shortName, counts?.held));
  useHeldKeys({ rows: list.rows, chosen, onChoose: toggle, onSpam: (rows) => decideAll(rows, 'spam') });

  if (list.first === undefined) {
    return list.error ? <Problem error={list.error} onRetry={list.retry} /> : <Loading rows={6} />;
  }
  const isEmpty = list.rows.length === 0 && !list.isOld;
  const title = countedTitle(words.title[tab], counts?.[tab] ?? list.rows.length);
  return (
    <div className="page">
      <div className="head">
        <div>
          <h1>{title}</h1>
          <p className="subtitle">{words.lead[tab]}</p>
        </div>
        <div className="actions">
          <ExportMenu of="items" asked={askedFor(query)} />
        </div>
      </div>
      <PageTabs
        label={words.which}
        tabs={TABS.map((one) => [one, tabWords[one], counts?.[one]])}
        current={tab}
        hrefOf={(one) => hrefOf('quarantine', null, new URLSearchParams(one === 'held' ? {} : { tab: one }))}
      />
      {isEmpty ? (
        <Empty picture="done" title={words.title[tab].none} text={words.empty[tab]} />
      ) : (
        <>
          {mayDecide && tab === 'held' && (
            <ChosenHeld
              count={list.rows.length}
              chosen={chosen}
              onAll={() => (chosen.length === list.rows.length ? clear() : chooseAll())}
              onDecide={(decision) => decideAll(chosen, decision)}
            />
          )}
          <HeldTable
            tab={tab}
            rows={list.rows}
            chosen={chosen}
            onChoose={toggle}
            onDecide={(row, decision) => void decide([row], decision)}
          />
          {list.hasMore && <More isLoading={list.isLoadingMore} onMore={list.loadMore} />}
        </>
      )}
    </div>
  );
}
