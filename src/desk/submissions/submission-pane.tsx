import { type ReactNode, useEffect } from 'react';
import { submissionTexts } from '#content/desk/submission.ts';
import type { Submission } from '#contract/desk/submissions.ts';
import { Empty, Loading, Problem } from '../components/states.tsx';
import { RequestError } from '../data/request.ts';
import { Link, navigate } from '../router/router.tsx';
import { OpenSubmission } from './open-submission.tsx';
import { submissionHref } from './submission-address.ts';
import { forgetDraftsOn } from './use-draft.ts';
import { useSubmission } from './use-submission.ts';

interface SubmissionPaneProps {
  readonly reference: string;
  readonly backHref: string;
  /** Replaces the default view of an enquiry. */
  readonly children?: (submission: Submission) => ReactNode;
}

/** Loads the submission of an address, or says why it is missing. */
export function SubmissionPane({ reference, backHref, children }: SubmissionPaneProps) {
  const { data: submission, error, refetch } = useSubmission(reference);
  // A bare reference, as in the history, does not tell which list the submission is in.
  const home = submission && submissionHref(submission);
  useEffect(() => {
    if (home && !location.pathname.startsWith(home)) navigate(home, { replace: true });
  }, [home]);
  // A failed refetch keeps the cached submission. After a 404 it was erased, so its drafts go too.
  const isGone = error instanceof RequestError && error.status === 404;
  useEffect(() => {
    if (isGone) forgetDraftsOn(reference);
  }, [isGone, reference]);
  if (submission !== undefined && !isGone)
    return children?.(submission) ?? <OpenSubmission submission={submission} backHref={backHref} />;
  return (
    <div className="submission is-message">
      {isGone ? (
        <Empty
          picture="nothing"
          title={submissionTexts.gone.title}
          text={submissionTexts.gone.text}
          isPageTitle
        >
          <Link className="button" href={backHref}>
            {submissionTexts.back}
          </Link>
        </Empty>
      ) : error ? (
        <Problem error={error} onRetry={refetch} />
      ) : (
        <Loading rows={5} />
      )}
    </div>
  );
}
