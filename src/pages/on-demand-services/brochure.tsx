import { printed } from '#documents/parts/blocks.tsx';
import { ComparisonOnPaper } from '#documents/parts/comparison.tsx';
import type { DocumentPlan } from '#documents/plan.ts';
import { levelComparison } from '#sections/parts/level-comparison.ts';
import { lead, rates } from './brochure/booking.ts';
import { project } from './brochure/project.ts';
import { coverage, examples, request } from './brochure/running.ts';
import { sharedTeam } from './brochure/shared-team.ts';
import { coverageCaption, coverageLabels, coverageLevels } from './content/offer.ts';
import * as content from './content.ts';

const levels = (
  <ComparisonOnPaper
    comparison={levelComparison({
      caption: coverageCaption,
      levels: coverageLevels,
      labels: coverageLabels,
    })}
  />
);

export const plan: DocumentPlan = {
  lead,
  sheets: [
    [printed(rates)],
    [printed(project)],
    [printed(sharedTeam)],
    [printed(coverage, { before: levels })],
    [printed(examples), printed(request)],
  ],
  callToAction: content.callToAction,
  next: content.next,
};
