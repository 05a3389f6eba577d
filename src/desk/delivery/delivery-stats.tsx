import { deliveryWords as words } from '#content/desk/delivery.ts';
import type { DeliveryPage } from '#contract/desk/views.ts';
import { percentText, shortDuration } from './delivery-sentences.ts';

const statWords = words.stats;

/** Four figures: whether mail gets out, and how fast. */
export function DeliveryStats({ page }: { readonly page: DeliveryPage }) {
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
