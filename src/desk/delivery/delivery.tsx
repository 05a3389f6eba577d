import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bulkTexts } from '#content/desk/actions.ts';
import { deliveryTexts as texts } from '#content/desk/delivery.ts';
import { shellTexts } from '#content/desk/shell.ts';
import { filled } from '#content/filled.ts';
import type { BulkResult } from '#contract/desk/actions.ts';
import type { DeliveryPage, DeliveryTab, Delivery as Mail } from '#contract/desk/views.ts';
import { Icon } from '#ui/icon.tsx';
import { counted } from '../components/counted.ts';
import { again } from '../components/icons.ts';
import { ExportMenu, More, PageTabs, titleText, useTitle } from '../components/page.tsx';
import { Empty, Loading, Problem } from '../components/states.tsx';
import { showToast } from '../components/toast-store.ts';
import { repeatBulk, startBulk } from '../data/bulk-run.ts';
import { postJson } from '../data/request.ts';
import { useMe, useRight } from '../data/use-me.ts';
import { usePages } from '../data/use-pages.ts';
import { hrefOf, type ViewProps } from '../router/address.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { deliveryLead, percentText, sendAllText, shortDuration } from './delivery-sentences.ts';
import { DeliveryTable } from './delivery-table.tsx';

const statWords = texts.stats;

function DeliveryStats({ page }: { readonly page: DeliveryPage }) {
  const { sentInWeek, firstTryShare, medianMs, tabs } = page;
  return (
    <dl className="stats">
      <div>
        <dt>{statWords.sent}</dt>
        <dd>{sentInWeek.toLocaleString('en-US')}</dd>
      </div>
      <div>
        <dt>{statWords.firstTry}</dt>
        <dd>
          {firstTryShare === null ? (
            statWords.none
          ) : (
            <>
              {percentText(firstTryShare)}
              <sup>%</sup>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{statWords.median}</dt>
        <dd>{medianMs === null ? statWords.none : shortDuration(medianMs)}</dd>
      </div>
      <div>
        <dt>{statWords.waiting}</dt>
        <dd>{(tabs.waiting ?? 0).toLocaleString('en-US')}</dd>
      </div>
    </dl>
  );
}

const TABS: readonly DeliveryTab[] = ['all', 'stuck', 'waiting', 'given-up', 'sent'];

export function Delivery({ address }: ViewProps) {
  const { company } = useMe();
  const tab = TABS.find((one) => one === address.parameters.get('tab')) ?? 'all';
  const list = usePages<Mail, DeliveryPage>('delivery', `tab=${tab}`);
  const { first } = list;
  useTitle(titleText(shellTexts.views.delivery.label, company.shortName, first?.tabs.stuck));
  if (first === undefined) {
    return list.error ? <Problem error={list.error} onRetry={list.retry} /> : <Loading rows={6} />;
  }
  const isEmpty = list.rows.length === 0 && !list.isOld;
  return (
    <div className="page">
      <Head page={first} tab={tab} />
      <DeliveryStats page={first} />
      <PageTabs
        label={texts.which}
        tabs={TABS.map((one) => [one, texts.tabs[one], first.tabs[one]])}
        current={tab}
        hrefOf={(one) => hrefOf('delivery', null, new URLSearchParams(one === 'all' ? {} : { tab: one }))}
      />
      {isEmpty ? (
        <Empty
          picture={tab === 'stuck' || tab === 'waiting' ? 'done' : 'nothing'}
          title={texts.empty.title}
          text={texts.empty[tab]}
        />
      ) : (
        <DeliveryTable rows={list.rows} address={address} />
      )}
      {list.hasMore && <More isLoading={list.isLoadingMore} onMore={list.loadMore} />}
    </div>
  );
}

function Head({ page, tab }: { readonly page: DeliveryPage; readonly tab: DeliveryTab }) {
  const { hasMail } = useMe();
  const maySend = useRight('deliver');
  const { timeZone } = useOffice();
  const now = useNow();
  const [isResending, resendAll] = useResendAll();
  const stuck = page.tabs.stuck ?? 0;
  return (
    <div className="head">
      <div>
        <h1>{counted(texts.title, stuck)}</h1>
        <p className="subtitle">{deliveryLead(page, { hasMail, maySend, now, timeZone })}</p>
      </div>
      <div className="actions">
        <ExportMenu of="delivery" asked={`tab=${tab}`} />
        {maySend && stuck > 0 && (
          <button
            type="button"
            className="button primary"
            disabled={isResending}
            onClick={() => void resendAll(stuck)}
          >
            <Icon of={again} size={15} />
            {sendAllText(stuck)}
          </button>
        )}
      </div>
    </div>
  );
}

/** Resends everything that is stuck, a limited number per request. */
function useResendAll() {
  const client = useQueryClient();
  const [isResending, setIsResending] = useState(false);
  const resendAll = async (stuck: number): Promise<void> => {
    const textOf = (done: number, total: number): string =>
      filled(texts.resending, { done: done.toLocaleString('en-US'), total: total.toLocaleString('en-US') });
    const run = startBulk(textOf, stuck);
    setIsResending(true);
    try {
      await repeatBulk(run, () => postJson<BulkResult>('/api/delivery/again'));
      if (run.isStopped && run.done < run.total) {
        showToast({ text: textOf(run.done, run.total), detail: bulkTexts.stopped });
      } else showToast({ text: counted(texts.done.all, run.done) });
    } catch (error) {
      const { message } = error as Error;
      const text = run.done > 0 ? textOf(run.done, run.total) : message;
      showToast({ text, ...(run.done > 0 && { detail: message }), isProblem: true });
    } finally {
      run.end();
      setIsResending(false);
      for (const kind of ['delivery', 'today']) void client.invalidateQueries({ queryKey: [kind] });
    }
  };
  return [isResending, resendAll] as const;
}
