import { durationText } from '#content/desk/duration.ts';
import { officeWords } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { dateAndClock } from '../time/when.ts';

/** The office's clock, and how long somebody is there. */
export function Now() {
  const office = useOffice();
  const now = useNow();
  return (
    <p className="now">
      <b>{dateAndClock(now, office.timeZone)}</b> {stateText()}
    </p>
  );

  function stateText(): string {
    const closesAt = office.isOpen(now) ? office.closesAt(now) : null;
    if (closesAt !== null) return filled(officeWords.openFor, { duration: durationText(closesAt - now) });
    const opensAt = office.opensAt(now);
    if (opensAt === null) return officeWords.closed;
    return filled(officeWords.opensIn, { duration: durationText(opensAt - now) });
  }
}
