import { Cards } from '#documents/parts/cards.tsx';
import { ComparisonOnPaper } from '#documents/parts/comparison.tsx';
import { DataTable } from '#documents/parts/data-table.tsx';
import type { DocumentPlan } from '#documents/plan.ts';
import { Deployments } from './brochure/deployments.tsx';
import { GatedSystems } from './brochure/gated-systems.tsx';
import * as content from './content.ts';

const { challenges, headings, landscape, queue } = content;

const queueTable = (
  <DataTable
    caption={`${queue.title}. ${queue.aside}.`}
    columns={queue.columns}
    className="doc-queue"
    rows={queue.requests.map((request) => ({
      key: request.request,
      className: `doc-queue-${request.state.toLowerCase()}`,
      cells: [
        request.order,
        request.request,
        request.text,
        request.owner,
        <>
          <strong>{request.state}</strong> {request.detail}
        </>,
      ],
    }))}
  />
);

const challengeComparison = {
  caption: headings.challenges.title,
  columns: [challenges.before, challenges.after],
  rows: challenges.items.map(({ title, before, after }) => ({ title, cells: [before, after] })),
  highlight: 1,
};

export const plan: DocumentPlan = {
  lead: content.hero.lead,
  sheets: [
    [
      {
        ...headings.capabilities,
        body: (
          <>
            <Cards items={content.capabilities} columns={2} tinted />
            {queueTable}
          </>
        ),
      },
    ],
    [
      { title: landscape.title, note: landscape.note, body: <GatedSystems {...landscape} /> },
      { ...headings.challenges, body: <ComparisonOnPaper comparison={challengeComparison} /> },
    ],
    [
      {
        ...headings.deployments,
        body: <Deployments plans={content.deployments} product={headings.deployments.product} />,
      },
      { ...headings.benefits, body: <Cards items={content.benefits} columns={3} /> },
    ],
  ],
  callToAction: content.callToAction,
  next: content.next,
};
