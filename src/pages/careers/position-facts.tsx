import { filled } from '#content/filled.ts';
import type { OpenPosition, PayRange } from './content/positions.ts';
import { positionsIntro } from './content.ts';

/** Pay and the last day to apply, where the record has them. */
export function PositionFacts({ pay, closes }: Pick<OpenPosition, 'pay' | 'closes'>) {
  return (
    <>
      {pay && <span className="block text-data">{payText(pay)}</span>}
      {closes && (
        <span className="block text-muted">{filled(positionsIntro.closes, { date: dayText(closes) })}</span>
      )}
    </>
  );
}

/** "$95,000 to $120,000 a year". */
function payText({ from, to, currency, per }: PayRange): string {
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return filled(positionsIntro.pay[per], { from: money.format(from), to: money.format(to) });
}

/** "June 30, 2026". */
function dayText(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
