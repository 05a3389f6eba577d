import type { FastifyBaseLogger } from 'fastify';
import type { OutboxFigures } from '../storage/figures.ts';
import { type CompanyMailTrouble, troubleInWords, troubleOf } from './company-mail.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Says in the log when mail to the company does not arrive: at once when it begins or gets worse, then once an hour, and
 * when it is over. Of anything else it warns once an hour while it has been waiting for more than an hour.
 */
export function createOutboxWatch(
  figures: () => Promise<OutboxFigures>,
  now: () => number = Date.now,
  // The clock may be set back, which must not silence the warning.
  elapsed: () => number = () => performance.now(),
): (log: FastifyBaseLogger) => Promise<void> {
  let told: { readonly trouble: CompanyMailTrouble; readonly at: number } | null = null;
  let warnedAt = Number.NEGATIVE_INFINITY;

  function tell(log: FastifyBaseLogger, trouble: CompanyMailTrouble | null, time: number): void {
    if (trouble === null) {
      if (told !== null) log.info('mail to the company arrives again');
      told = null;
    } else if (told === null || isWorse(trouble, told.trouble) || time - told.at >= HOUR_MS) {
      log.error({ givenUp: trouble.givenUp, waiting: trouble.waiting }, troubleInWords(trouble, time));
      told = { trouble, at: time };
    } else {
      told = { trouble, at: told.at };
    }
  }

  return async (log) => {
    const { companyMail, pending, oldestSince } = await figures();
    const time = now();
    const trouble = troubleOf(companyMail, time);
    tell(log, trouble, time);

    const isLate = oldestSince !== null && time - oldestSince > HOUR_MS;
    if (!isLate || (trouble !== null && trouble.waiting > 0)) {
      if (!isLate) warnedAt = Number.NEGATIVE_INFINITY;
      return;
    }
    if (elapsed() - warnedAt < HOUR_MS) return;
    warnedAt = elapsed();
    const oldestMinutes = Math.floor((time - oldestSince) / 60_000);
    log.warn({ pending, oldestMinutes }, 'messages have been waiting to be delivered for more than an hour');
  };
}

function isWorse(trouble: CompanyMailTrouble, before: CompanyMailTrouble): boolean {
  return trouble.givenUpAt > before.givenUpAt || (trouble.waiting > 0 && before.waiting === 0);
}
