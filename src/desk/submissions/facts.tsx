import { submissionTexts } from '#content/desk/submission.ts';
import { statusTexts } from '#content/desk/submission-list.ts';
import { visitPathTexts as texts } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import type { Submission, Fact as SubmissionFact } from '#contract/desk/submissions.ts';
import { FORMS, isSubscription } from '#contract/forms.ts';
import type { VisitPath } from '#contract/visits.ts';
import { MailLink } from '../components/person.tsx';
import { Banner } from '../components/states.tsx';
import { Link } from '../router/router.tsx';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';
import { campaignText, FactValue, pagesOf } from './fact-value.tsx';
import { submissionHref } from './submission-address.ts';

/** The visit path, if the visitor consented. The browser sent it, so it is shown as text without links. */
function VisitPathFacts({ visit }: { readonly visit: VisitPath }) {
  const campaign = campaignText(visit.campaign);
  const pages = pagesOf(visit);
  return (
    <>
      <h3>{texts.title}</h3>
      <dl>
        <div>
          <dt>{texts.site}</dt>
          <dd>{visit.referrer || texts.unknown}</dd>
        </div>
        {campaign !== '' && (
          <div>
            <dt>{texts.campaign}</dt>
            <dd>{campaign}</dd>
          </div>
        )}
      </dl>
      {pages.length > 0 && (
        <ol className="visit-path mt-2" aria-label={texts.way}>
          {pages.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page can occur twice, and the list never changes.
            <li key={index}>{index === pages.length - 1 ? filled(texts.sentHere, { page }) : page}</li>
          ))}
        </ol>
      )}
      <p className="mt-2 text-12 text-(--text-3)">{texts.known}</p>
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
    <aside className="facts" tabIndex={0} aria-label={submissionTexts.facts}>
      <h3>{submissionTexts.person}</h3>
      <dl>
        <div>
          <dt>{submissionTexts.email}</dt>
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
          <h3>{submissionTexts.askedAbout[FORMS[submission.form].kind]}</h3>
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
    <span className="evidence">{filled(submissionTexts.typedEmail, { address: submission.typedEmail })}</span>
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
      <dt>{submissionTexts.others}</dt>
      {submission.others.map((one) => (
        <dd key={one.reference}>
          <Link className="link" href={submissionHref(one)}>
            {one.subject}
          </Link>
          , {statusTexts[one.status].toLowerCase()}, {whenText(one.receivedAt, now, timeZone)}
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
      title={filled(submissionTexts.newer, {
        subject: one.subject,
        time: whenText(one.receivedAt, now, timeZone),
      })}
    >
      <Link className="button" href={submissionHref(one)}>
        {submissionTexts.openNewer}
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
