import { useQuery } from '@tanstack/react-query';
import { peopleViewTexts as texts } from '#content/desk/people-view.ts';
import { shellTexts } from '#content/desk/shell.ts';
import type { PeoplePage } from '#contract/desk/views.ts';
import { counted } from '../components/counted.ts';
import { titleText, useTitle } from '../components/page.tsx';
import { Loading, Problem } from '../components/states.tsx';
import { getJson } from '../data/request.ts';
import { useMe, useRight } from '../data/use-me.ts';
import { useNow } from '../time/use-now.ts';
import { InviteForm } from './invite-form.tsx';
import { isInvited, peopleLead } from './people-sentences.ts';
import { PeopleTable } from './people-table.tsx';
import { Sessions } from './sessions.tsx';

/** All staff; without the right to manage people, only one's own sessions. */
export function People() {
  const { company } = useMe();
  const mayManage = useRight('people');
  const { data, error, refetch } = useQuery({
    queryKey: ['people'],
    queryFn: ({ signal }) => getJson<PeoplePage>('/api/people', signal),
  });
  const title = mayManage ? shellTexts.views.people.label : texts.sessions.title;
  useTitle(titleText(title, company.shortName));
  if (data === undefined) return error ? <Problem error={error} onRetry={refetch} /> : <Loading rows={6} />;
  return <div className="page">{mayManage ? <Everybody data={data} /> : <OnlyOneself data={data} />}</div>;
}

function Everybody({ data }: { readonly data: PeoplePage }) {
  const now = useNow();
  const { people, sessions } = data;
  return (
    <>
      <div className="head">
        <div>
          <h1>{counted(texts.title, people.filter((one) => !isInvited(one)).length)}</h1>
          <p className="subtitle">{peopleLead(people, now)}</p>
        </div>
      </div>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] items-start gap-10 xl:grid-cols-[minmax(0,1fr)_264px] xl:gap-8 min-[90rem]:grid-cols-[minmax(0,1fr)_288px] min-[90rem]:gap-14">
        <div>
          <section>
            <div className="section-head">
              <h2>{texts.people}</h2>
            </div>
            <PeopleTable people={people} />
          </section>
          <Sessions sessions={sessions} />
        </div>
        <InviteForm />
      </div>
    </>
  );
}

function OnlyOneself({ data: { sessions } }: { readonly data: PeoplePage }) {
  return (
    <>
      <div className="head">
        <h1>{counted(texts.ownTitle, sessions.length)}</h1>
      </div>
      <Sessions sessions={sessions} />
    </>
  );
}
