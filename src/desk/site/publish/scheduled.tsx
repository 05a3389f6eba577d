import { changesTexts, scheduledTexts as texts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import type { ScheduledRelease } from '#contract/desk/site.ts';
import { counted } from '../../components/counted.ts';
import { firstName } from '../../components/person.tsx';
import { useOffice } from '../../time/office.ts';
import { dateAndClock } from '../../time/when.ts';
import { titleOf } from '../file-names.ts';
import { useSite } from '../site-data.tsx';
import { useOfficeCity } from './office-city.ts';
import { usePublish } from './use-publish.ts';

/** Releases that wait for their time. */
export function Scheduled() {
  const { scheduled } = useSite().state;
  if (scheduled.length === 0) return null;
  return (
    <section>
      <div className="section-head">
        <h2>{texts.title}</h2>
      </div>
      <ul className="side-list">
        {scheduled.map((release) => (
          <ScheduledItem key={release.id} release={release} />
        ))}
      </ul>
    </section>
  );
}

function ScheduledItem({
  release: { id, by, at, note, changes, problem },
}: {
  readonly release: ScheduledRelease;
}) {
  const { draft, canPublish } = useSite();
  const { timeZone } = useOffice();
  const city = useOfficeCity();
  const { cancel } = usePublish();
  const time = dateAndClock(at, timeZone);
  const count = counted(changesTexts.count, changes.length);
  const files = new Set(changes.map((change) => change.slice(0, change.indexOf('|'))));
  const titles = [...files].map((file) => titleOf(file, draft[file])).join(', ');
  return (
    <li>
      <b className="strong">{note || count}</b>
      <p>{filled(texts.when, { time, city })}</p>
      <p className="quiet">{filled(texts.what, { changes: count, files: titles, name: firstName(by) })}</p>
      {problem && <p className="text-(--status-late)">{filled(texts.problem, { reason: problem })}</p>}
      {canPublish && (
        <button
          type="button"
          className="button mt-2"
          aria-label={filled(texts.cancelNamed, { time })}
          onClick={() => void cancel(id)}
        >
          {texts.cancel}
        </button>
      )}
    </li>
  );
}
