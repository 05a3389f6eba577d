import { officeWords } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import { useMe } from '../data/use-me.ts';
import { createOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { clockText } from '../time/when.ts';

/** What time it is in each office, and whether somebody is there. */
export function Clocks() {
  const { company } = useMe();
  const now = useNow();
  return (
    <dl className="clocks">
      {company.offices.map(({ city, timeZone }) => {
        const isOpen = createOffice(company.hours, timeZone).isOpen(now);
        const words = isOpen ? officeWords.open : officeWords.shut;
        return [
          <dt key={`${city} city`}>{city}</dt>,
          <dd key={`${city} time`} className={isOpen ? undefined : 'shut'}>
            {filled(words, { time: clockText(now, timeZone) })}
          </dd>,
        ];
      })}
    </dl>
  );
}
