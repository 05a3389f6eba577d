import { useState } from 'react';
import { tabWords } from '#content/desk/items.ts';
import { quarantineWords as words } from '#content/desk/quarantine.ts';
import { shellWords } from '#content/desk/shell.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import { hrefOf } from '../address/address.ts';
import { askedFor, readItemQuery } from '../address/item-query.ts';
import { useItemList } from '../data/use-item-list.ts';
import { useMe, useRight } from '../data/use-me.ts';
import { ItemPane } from '../item/item-pane.tsx';
import { useChosen } from '../items/use-chosen.ts';
import { useDeeds } from '../items/use-deeds.ts';
import { countedTitle } from '../parts/counted.ts';
import { Empty } from '../parts/empty.tsx';
import { ExportMenu } from '../parts/export-menu.tsx';
import { Loading } from '../parts/loading.tsx';
import { More } from '../parts/more.tsx';
import { PageTabs } from '../parts/page-tabs.tsx';
import { Problem } from '../parts/problem.tsx';
import { titleText, useTitle } from '../shell/use-title.ts';
import type { ViewProps } from '../view-props.ts';
import { ChosenHeld } from './chosen-held.tsx';
import { HeldTable } from './held-table.tsx';
import { type Decision, QUARANTINE_TABS as TABS } from './tabs.ts';
import { useHeldKeys } from './use-held-keys.ts';

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
