import { deliveryWords } from '#content/desk/delivery.ts';
import type { DeliveryPage } from '#contract/desk/views.ts';
import { percentText, shortDuration } from './delivery-sentences.ts';

const words = deliveryWords.stats;

/** Four figures: whether mail gets out, and how fast. */
export function DeliveryStats({ page }: { readonly page: DeliveryPage }) {
  const { sentInWeek, firstTryShare, medianMs, tabs } = page;
  return (
    <dl className="stats">
      <div>
        <dt>{words.sent}</dt>
        <dd>{sentInWeek.toLocaleString('en-US')}</dd>
      </div>
      <div>
        <dt>{words.firstTry}</dt>
        <dd>
          {firstTryShare === null ? (
            words.none
          ) : (
            <>
              {percentText(firstTryShare)}
              <sup>%</sup>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{words.median}</dt>
        <dd>{medianMs === null ? words.none : shortDuration(medianMs)}</dd>
      </div>
      <div>
        <dt>{words.waiting}</dt>
        <dd>{(tabs.waiting ?? 0).toLocaleString('en-US')}</dd>
      </div>
    </dl>
  );
}
