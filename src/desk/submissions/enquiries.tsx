import type { SubmissionTab } from '#contract/desk/submissions.ts';
import type { ViewProps } from '../router/address.ts';
import { readSubmissionQuery } from './submission-address.ts';
import { SubmissionPane } from './submission-pane.tsx';
import { SubmissionsView } from './submissions-view.tsx';

const TABS: readonly SubmissionTab[] = ['waiting', 'mine', 'unassigned', 'answered', 'all'];

export function Enquiries({ address }: ViewProps) {
  return (
    <SubmissionsView
      place={{
        view: 'enquiries',
        kind: 'enquiry',
        tabs: TABS,
        usualTab: 'waiting',
        query: readSubmissionQuery(address.parameters, 'waiting'),
        reference: address.part,
      }}
    >
      {(reference, backHref) => <SubmissionPane key={reference} reference={reference} backHref={backHref} />}
    </SubmissionsView>
  );
}
