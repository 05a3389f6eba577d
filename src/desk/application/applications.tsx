import { applicationTexts as texts } from '#content/desk/resume.ts';
import { submissionTexts } from '#content/desk/submission.ts';
import { filled } from '#content/filled.ts';
import type { Submission, SubmissionTab } from '#contract/desk/submissions.ts';
import { Icon } from '#ui/icon.tsx';
import { back, next as nextIcon } from '../components/icons.ts';
import { MailLink } from '../components/person.tsx';
import { Countdown, DueTime, Status } from '../components/status.tsx';
import { hrefOf, type ViewProps } from '../router/address.ts';
import { Link } from '../router/router.tsx';
import { FactValue } from '../submissions/fact-value.tsx';
import { OtherMessages, TypedEmail } from '../submissions/facts.tsx';
import { OpenSubmission } from '../submissions/open-submission.tsx';
import {
  type ListPlace,
  readSubmissionQuery,
  writeSubmissionQuery,
} from '../submissions/submission-address.ts';
import { SubmissionPane } from '../submissions/submission-pane.tsx';
import { SubmissionsView } from '../submissions/submissions-view.tsx';
import { useNeighbors } from '../submissions/use-list-order.ts';
import { useSubmissionList } from '../submissions/use-submission.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { waitingSentence } from './application-sentences.ts';
import { Resume } from './resume.tsx';

/** Shown elsewhere on the page, or not useful to staff. */
const ELSEWHERE: readonly string[] = ['name', 'firstName', 'lastName', 'email', 'position', 'recaptcha'];

/** The fields of the application, where an enquiry shows its reply promise. */
function ApplicationHead({ submission }: { readonly submission: Submission }) {
  const { timeZone } = useOffice();
  const now = useNow();
  const isWaiting = submission.status === 'new' || submission.status === 'assigned';
  const facts = submission.facts.filter(({ name }) => !ELSEWHERE.includes(name));
  return (
    <>
      <p className="mt-1 text-15 text-(--text-2)">{waitingSentence(submission, now, timeZone)}</p>
      <dl className="mt-4.5 grid grid-cols-[repeat(4,auto)] justify-between gap-x-6 gap-y-2.5 border-y border-(--line) py-3 max-md:grid-cols-[1fr_1fr] max-md:justify-stretch [&_dd]:font-medium [&_dd]:wrap-anywhere [&_dt]:text-12 [&_dt]:text-(--text-2)">
        {facts.map(({ name, label, ...fact }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className="num">
              <FactValue {...fact} />
            </dd>
          </div>
        ))}
        <div className="col-span-2">
          <dt>{submissionTexts.email}</dt>
          <dd>
            <MailLink address={submission.email} />
            <TypedEmail submission={submission} />
          </dd>
        </div>
        <OtherMessages submission={submission} className="col-span-2" />
        <div>
          <dt>{texts.status}</dt>
          <dd>
            <Status of={submission.status} />
          </dd>
        </div>
      </dl>
      {isWaiting && (
        <div className="promise mt-0 border-t-0">
          <Countdown receivedAt={submission.receivedAt} isLine />
          <DueTime receivedAt={submission.receivedAt} />
        </div>
      )}
    </>
  );
}

interface OpenApplicationProps {
  readonly submission: Submission;
  readonly place: ListPlace;
  readonly backHref: string;
}

/** The application beside its resume; where both would be too narrow, the list is hidden. */
function OpenApplication({ submission, place, backHref }: OpenApplicationProps) {
  return (
    <OpenSubmission
      submission={submission}
      backHref={backHref}
      before={
        <span className="mr-auto -ml-2 flex items-center gap-2 text-13 max-lg:gap-0 max-md:hidden 2xl:hidden">
          <Link className="button plain" href={backHref}>
            <Icon of={back} size={16} />
            {texts.back}
          </Link>
          <PlaceInList reference={submission.reference} place={place} />
        </span>
      }
      head={<ApplicationHead submission={submission} />}
      aside={<Resume submission={submission} />}
    />
  );
}

/** "2 of 4 waiting", with links to the previous and the next one. */
function PlaceInList({ reference, place }: { readonly reference: string; readonly place: ListPlace }) {
  const { rows, first } = useSubmissionList({ ...place.query, kind: place.kind });
  const { previous, next } = useNeighbors(rows, reference);
  const parameters = writeSubmissionQuery(place.query, place.usualTab);
  const count = first?.tabs.waiting ?? 0;
  const index = rows.findIndex((row) => row.reference === reference);
  const step = (to: string | undefined, name: string, icon: string) =>
    to === undefined ? (
      <button
        type="button"
        className="button plain icon-only disabled:border-transparent disabled:bg-transparent disabled:text-(--text-3) max-lg:w-7"
        aria-label={name}
        disabled
      >
        <Icon of={icon} size={15} />
      </button>
    ) : (
      <Link
        className="button plain icon-only max-lg:w-7"
        aria-label={name}
        href={hrefOf(place.view, to, parameters)}
        data-repeatable=""
      >
        <Icon of={icon} size={15} />
      </Link>
    );
  return (
    <>
      {place.query.tab === 'waiting' && count > 0 && (
        <span className="num quiet max-lg:hidden">
          {index < 0
            ? filled(texts.place.none, { count })
            : filled(texts.place.one, { place: index + 1, count })}
        </span>
      )}
      {step(previous, texts.previous, back)}
      {step(next, texts.next, nextIcon)}
    </>
  );
}

const TABS: readonly SubmissionTab[] = ['waiting', 'mine', 'unassigned', 'answered', 'all'];

/** The same list as for enquiries; an open application shows its resume beside the text. */
export function Applications({ address }: ViewProps) {
  const place: ListPlace = {
    view: 'applications',
    kind: 'application',
    tabs: TABS,
    usualTab: 'waiting',
    query: readSubmissionQuery(address.parameters, 'waiting'),
    reference: address.part,
  };
  return (
    <SubmissionsView place={place}>
      {(reference, backHref) => (
        <SubmissionPane key={reference} reference={reference} backHref={backHref}>
          {(submission) => <OpenApplication submission={submission} place={place} backHref={backHref} />}
        </SubmissionPane>
      )}
    </SubmissionsView>
  );
}
