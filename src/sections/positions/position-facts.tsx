import { locale } from '#content/company.ts';
import { filled } from '#content/filled.ts';
import type { Position } from '#content/lists.ts';
import type { SectionProps } from '#generated/section-props.ts';

interface PositionFactsProps {
  readonly position: Pick<Position, 'pay' | 'closes'>;
  readonly texts: Pick<SectionProps<'positions'>, 'pay' | 'closes'>;
}

/** Pay and the last day to apply, where the position has them. */
export function PositionFacts({ position: { pay, closes }, texts }: PositionFactsProps) {
  return (
    <>
      {pay && <span className="block text-data">{filled(texts.pay[pay.per], amounts(pay))}</span>}
      {closes && <span className="block text-muted">{filled(texts.closes, { date: dayText(closes) })}</span>}
    </>
  );
}

/** "$95,000" and "$120,000". */
function amounts({ from, to, currency }: NonNullable<Position['pay']>) {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return { from: money.format(from), to: money.format(to) };
}

/** "June 30, 2026". */
function dayText(day: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
