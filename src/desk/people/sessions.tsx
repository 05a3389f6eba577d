import { peopleViewTexts } from '#content/desk/people-view.ts';
import type { Session } from '#contract/desk/people.ts';
import { asCell, asHead, asRow, asRowHead, asRows, asTable } from '../components/page.tsx';
import { useAction } from '../data/use-action.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';
import { endsText } from './people-sentences.ts';

const words = peopleViewTexts.sessions;
const { columns } = words;

/** One's own sessions; all but the current one can be ended. */
export function Sessions({ sessions }: { readonly sessions: readonly Session[] }) {
  const action = useAction(['people']);
  return (
    <section className="mt-9">
      <div className="section-head items-center">
        <h2>{words.title}</h2>
        {sessions.length > 1 && (
          <button
            type="button"
            className="button"
            onClick={() => void action('/api/sessions/end-others', {}, peopleViewTexts.done.endedOthers)}
          >
            {words.endOthers}
          </button>
        )}
      </div>
      <div className="scroll">
        <table className="table stacking" {...asTable}>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead {...asRows}>
            <tr {...asRow}>
              <th {...asHead}>{columns.browser}</th>
              <th className="md:w-[18%] lg:w-30" {...asHead}>
                {columns.since}
              </th>
              <th className="md:w-[18%] lg:w-30" {...asHead}>
                {columns.lastUsed}
              </th>
              <th className="md:w-[22%] lg:w-44" {...asHead}>
                {columns.ends}
              </th>
              <th className="md:w-26 lg:w-28" {...asHead}>
                <span className="visually-hidden">{columns.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody {...asRows}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function SessionRow({ session }: { readonly session: Session }) {
  const { timeZone } = useOffice();
  const now = useNow();
  const action = useAction(['people']);
  const { id, browser, isThis, createdAt, lastUsedAt } = session;
  const end = () =>
    void action(`/api/sessions/${encodeURIComponent(id)}/end`, {}, peopleViewTexts.done.endedOne, browser);
  return (
    <tr {...asRow}>
      <th {...asRowHead}>
        <b className="strong">{browser}</b>
        {isThis && words.thisBrowser}
      </th>
      <td className="num" {...asCell}>
        <span className="md:hidden">{columns.since} </span>
        {whenText(createdAt, now, timeZone)}
      </td>
      <td className="num" {...asCell}>
        <span className="md:hidden">{columns.lastUsed} </span>
        {isThis ? peopleViewTexts.now : whenText(lastUsedAt, now, timeZone)}
      </td>
      <td className="num quiet" {...asCell}>
        <span className="md:hidden">{columns.ends} </span>
        {endsText(session, now, timeZone)}
      </td>
      <td {...asCell}>
        {!isThis && (
          <span className="actions">
            <button type="button" className="button plain danger" onClick={end}>
              {words.end}
              <span className="visually-hidden">: {browser}</span>
            </button>
          </span>
        )}
      </td>
    </tr>
  );
}
