import { submissionWords } from '#content/desk/submission.ts';
import { statusWords } from '#content/desk/submission-list.ts';
import { visitPathWords as words } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import type { Submission, Fact as SubmissionFact } from '#contract/desk/submissions.ts';
import { FORMS, isSubscription } from '#contract/forms.ts';
import type { VisitPath } from '#contract/visits.ts';
import { MailLink } from '../components/person.tsx';
import { Banner } from '../components/states.tsx';
import { Link } from '../router/router.tsx';
import { submissionHref } from '../router/submission-address.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';
import { campaignText, FactValue, pagesOf } from './fact-value.tsx';

/** The visit path, if the visitor consented. The browser sent it, so it is shown as text without links. */
function VisitPathFacts({ visit }: { readonly visit: VisitPath }) {
  const campaign = campaignText(visit.campaign);
  const pages = pagesOf(visit);
  return (
    <>
      <h3>{words.title}</h3>
      <dl>
        <div>
          <dt>{words.site}</dt>
          <dd>{visit.referrer || words.unknown}</dd>
        </div>
        {campaign !== '' && (
          <div>
            <dt>{words.campaign}</dt>
            <dd>{campaign}</dd>
          </div>
        )}
      </dl>
      {pages.length > 0 && (
        <ol className="visit-path mt-2" aria-label={words.way}>
          {pages.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page can occur twice, and the list never changes.
            <li key={index}>{index === pages.length - 1 ? filled(words.sentHere, { page }) : page}</li>
          ))}
        </ol>
      )}
      <p className="mt-2 text-12 text-(--text-3)">{words.known}</p>
    </>
  );
}

/** Fields shown above the message, or not useful to staff. */
const ELSEWHERE: readonly string[] = [
  'name',
  'firstName',
  'lastName',
  'email',
  'organization',
  'role',
  'recaptcha',
];
const ASKED: readonly string[] = ['enquiryType', 'specificCategory', 'position'];

export function Facts({ submission }: { readonly submission: Submission }) {
  const asked = submission.facts.filter(({ name }) => ASKED.includes(name));
  const others = submission.facts.filter(({ name }) => !ASKED.includes(name) && !ELSEWHERE.includes(name));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <aside className="facts" tabIndex={0} aria-label={submissionWords.facts}>
      <h3>{submissionWords.person}</h3>
      <dl>
        <div>
          <dt>{submissionWords.email}</dt>
          <dd>
            <MailLink address={submission.email} />
            <TypedEmail submission={submission} />
          </dd>
        </div>
        {others.map((fact) => (
          <Fact key={fact.name} {...fact} />
        ))}
        <OtherMessages submission={submission} />
      </dl>
      {asked.length > 0 && (
        <>
          <h3>{submissionWords.askedAbout[FORMS[submission.form].kind]}</h3>
          <dl>
            {asked.map((fact) => (
              <Fact key={fact.name} {...fact} />
            ))}
          </dl>
        </>
      )}
      {submission.visit && <VisitPathFacts visit={submission.visit} />}
    </aside>
  );
}

/** The visitor's original address stays visible after a correction. */
export function TypedEmail({ submission }: { readonly submission: Submission }) {
  if (submission.typedEmail === undefined) return null;
  return (
    <span className="evidence">{filled(submissionWords.typedEmail, { address: submission.typedEmail })}</span>
  );
}

/** Other submissions of the same person, earlier or later. */
export function OtherMessages({
  submission,
  className,
}: {
  readonly submission: Submission;
  readonly className?: string;
}) {
  const { timeZone } = useOffice();
  const now = useNow();
  if (submission.others.length === 0) return null;
  return (
    <div className={className}>
      <dt>{submissionWords.others}</dt>
      {submission.others.map((one) => (
        <dd key={one.reference}>
          <Link className="link" href={submissionHref(one)}>
            {one.subject}
          </Link>
          , {statusWords[one.status].toLowerCase()}, {whenText(one.receivedAt, now, timeZone)}
        </dd>
      ))}
    </div>
  );
}

/** Warns about a newer submission of the same person before the older one is answered. */
export function NewerMessages({ submission }: { readonly submission: Submission }) {
  const { timeZone } = useOffice();
  const now = useNow();
  const newer = submission.others.filter(
    ({ form, status, receivedAt }) =>
      receivedAt > submission.receivedAt && !isSubscription(form) && status !== 'spam',
  );
  return newer.map((one) => (
    <Banner
      key={one.reference}
      title={filled(submissionWords.newer, {
        subject: one.subject,
        time: whenText(one.receivedAt, now, timeZone),
      })}
    >
      <Link className="button" href={submissionHref(one)}>
        {submissionWords.openNewer}
        <span className="visually-hidden"> {one.reference}</span>
      </Link>
    </Banner>
  ));
}

function Fact({ label, ...fact }: SubmissionFact) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">
        <FactValue {...fact} />
      </dd>
    </div>
  );
}
