import { changesTexts as texts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import type { Change } from '#contract/desk/content-tree.ts';
import type { PersonName } from '#contract/desk/people.ts';
import { Avatar, useShortName } from '../../components/person.tsx';
import { Link } from '../../router/router.tsx';
import { useOffice } from '../../time/office.ts';
import { dateAndClock } from '../../time/when.ts';
import { Scheduled } from '../publish/scheduled.tsx';
import { siteAddress } from '../site-address.ts';
import { useSite } from '../site-data.tsx';
import { editOf } from './change-sentences.ts';
import { NeedsDeveloper } from './needs-developer.tsx';

/** Beside the changes: who wrote them, and what else matters when they are published. */
export function ChangesSide({ open }: { readonly open: readonly Change[] }) {
  return (
    <aside className="site-side" aria-label={texts.aboutDraft}>
      <Authors open={open} />
      <Scheduled />
      <NeedsDeveloper />
      <LiveNow />
    </aside>
  );
}

function Authors({ open }: { readonly open: readonly Change[] }) {
  const { state } = useSite();
  const shortName = useShortName();
  const counts = new Map<string, { readonly person: PersonName; readonly count: number }>();
  for (const change of open) {
    const person = editOf(change, state.edits)?.by;
    if (person) counts.set(person.id, { person, count: (counts.get(person.id)?.count ?? 0) + 1 });
  }
  if (counts.size === 0) return null;
  return (
    <section>
      <div className="section-head">
        <h2>{texts.authors}</h2>
      </div>
      <ul className="side-list">
        {[...counts.values()]
          .sort((a, b) => b.count - a.count)
          .map(({ person, count }) => (
            <li key={person.id} className="flex items-center gap-2">
              <Avatar of={person} />
              {shortName(person)}
              <span className="num quiet ml-auto">{count}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}

function LiveNow() {
  const { live } = useSite().state;
  const { timeZone } = useOffice();
  return (
    <section>
      <div className="section-head">
        <h2>{texts.liveNow}</h2>
        <Link className="link" href={siteAddress({ tab: 'releases' })}>
          {texts.releases}
        </Link>
      </div>
      <p className="text-13">
        <b className="strong">{filled(texts.release, { number: live.number })}</b>,{' '}
        {dateAndClock(live.at, timeZone)}
      </p>
      {live.note && <p className="hint">{live.note}</p>}
    </section>
  );
}
