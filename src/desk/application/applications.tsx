import { applicationWords as words } from '#content/desk/resume.ts';
import { submissionWords } from '#content/desk/submission.ts';
import { filled } from '#content/filled.ts';
import type { Submission, SubmissionTab } from '#contract/desk/submissions.ts';
import { Icon } from '#ui/icon.tsx';
import { back, next as nextIcon } from '../components/icons.ts';
import { MailLink } from '../components/person.tsx';
import { Countdown, DueTime, Status } from '../components/status.tsx';
import { useSubmissionList } from '../data/use-pages.ts';
import { hrefOf, type ViewProps } from '../router/address.ts';
import { Link } from '../router/router.tsx';
import { type ListPlace, readSubmissionQuery, writeSubmissionQuery } from '../router/submission-address.ts';
import { FactValue } from '../submissions/fact-value.tsx';
import { OtherMessages, TypedEmail } from '../submissions/facts.tsx';
import { OpenSubmission } from '../submissions/open-submission.tsx';
import { SubmissionPane } from '../submissions/submission-pane.tsx';
import { SubmissionsView } from '../submissions/submissions-view.tsx';
import { useNeighbors } from '../submissions/use-list-order.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { waitingSentence } from './application-sentences.ts';
import { Resume } from './resume.tsx';

/** Said above already, or of no use here. */
const ELSEWHERE: readonly string[] = ['name', 'firstName', 'lastName', 'email', 'position', 'recaptcha'];

/** What the applicant filled in, in the place where an enquiry has its promise. */
function ApplicationHead({ submission }: { readonly submission: Submission }) {
  const { timeZone } = useOffice();
  const now = useNow();
  const isWaiting = submission.status === 'new' || submission.status === 'in-hand';
  const facts = submission.facts.filter(({ name }) => !ELSEWHERE.includes(name));
  return (
    <>
      <p className="organization">{waitingSentence(submission, now, timeZone)}</p>
      <dl className="spec">
        {facts.map(({ name, label, ...fact }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className="num">
              <FactValue {...fact} />
            </dd>
          </div>
        ))}
        <div className="two">
          <dt>{submissionWords.email}</dt>
          <dd>
            <MailLink address={submission.email} />
            <TypedEmail submission={submission} />
          </dd>
        </div>
        <OtherMessages submission={submission} className="two" />
        <div>
          <dt>{words.status}</dt>
          <dd>
            <Status of={submission.status} />
          </dd>
        </div>
      </dl>
      {isWaiting && (
        <div className="promise after-spec">
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

/** An application is read beside its resume; where both would be too narrow, the list gives way. */
function OpenApplication({ submission, place, backHref }: OpenApplicationProps) {
  return (
    <OpenSubmission
      submission={submission}
      backHref={backHref}
      before={
        <span className="back-to-list wide-only">
          <Link className="button plain" href={backHref}>
            <Icon of={back} size={16} />
            {words.back}
          </Link>
          <PlaceInList reference={submission.reference} place={place} />
        </span>
      }
      head={<ApplicationHead submission={submission} />}
      aside={<Resume submission={submission} />}
    />
  );
}

/** "2 of 4 waiting", and the ones before and after it. */
function PlaceInList({ reference, place }: { readonly reference: string; readonly place: ListPlace }) {
  const { rows, first } = useSubmissionList({ ...place.query, form: place.form });
  const { previous, next } = useNeighbors(rows, reference);
  const parameters = writeSubmissionQuery(place.query, place.usualTab);
  const count = first?.tabs.waiting ?? 0;
  const index = rows.findIndex((row) => row.reference === reference);
  const step = (to: string | undefined, name: string, icon: string) =>
    to === undefined ? (
      <button type="button" className="button plain icon-only" aria-label={name} disabled>
        <Icon of={icon} size={15} />
      </button>
    ) : (
      <Link
        className="button plain icon-only"
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
        <span className="num quiet">
          {index < 0
            ? filled(words.place.none, { count })
            : filled(words.place.one, { place: index + 1, count })}
        </span>
      )}
      {step(previous, words.previous, back)}
      {step(next, words.next, nextIcon)}
    </>
  );
}

const TABS: readonly SubmissionTab[] = ['waiting', 'mine', 'unassigned', 'answered', 'all'];

/** The list as for enquiries; an open application has its resume beside it. */
export function Applications({ address }: ViewProps) {
  const place: ListPlace = {
    view: 'applications',
    form: 'careers',
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
