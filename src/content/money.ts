import { locale } from './company.ts';

/** "$9,600", or "$94.60" where there are cents. */
export function dollars(amount: number): string {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  return amount.toLocaleString(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: decimals,
    minimumFractionDigits: decimals,
  });
}
