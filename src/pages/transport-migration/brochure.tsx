import { printed } from '#documents/parts/blocks.tsx';
import type { DocumentPlan } from '#documents/plan.ts';
import { authorizations } from './brochure/authorizations.ts';
import { Deployments } from './brochure/deployments.tsx';
import { GatedSystems } from './brochure/gated-systems.tsx';
import { configuration, installation } from './brochure/installation.ts';
import { exceptions, operation } from './brochure/operation.ts';
import { hosting, lead, scope } from './brochure/overview.ts';
import { prerequisites } from './brochure/prerequisites.ts';
import { releaseExample } from './brochure/release-example.ts';
import { findings, ranks } from './brochure/sequencing.ts';
import { changes, logs, troubleshooting } from './brochure/troubleshooting.ts';
import * as content from './content.ts';

const { headings, landscape } = content;

export const plan: DocumentPlan = {
  lead,
  sheets: [
    [printed(scope, { before: <GatedSystems {...landscape} /> })],
    [
      printed(hosting, {
        before: <Deployments plans={content.deployments} product={headings.deployments.product} />,
      }),
    ],
    [printed(prerequisites)],
    [printed(authorizations)],
    [printed(installation)],
    [printed(configuration)],
    [printed(ranks)],
    [printed(findings)],
    [printed(operation)],
    [printed(releaseExample)],
    [printed(exceptions), printed(logs), printed(changes)],
    [printed(troubleshooting)],
  ],
  callToAction: content.callToAction,
  next: content.next,
};
