import { printed } from '#documents/parts/blocks.tsx';
import type { DocumentPlan } from '#documents/plan.ts';
import { assignments } from './brochure/assignments.ts';
import { rate } from './brochure/price.ts';
import { reports } from './brochure/reports.ts';
import { lead, roles, plan as workPlan } from './brochure/work-plan.ts';
import * as content from './content.ts';

export const plan: DocumentPlan = {
  lead,
  sheets: [
    [printed(workPlan)],
    [printed(roles)],
    [printed(rate)],
    [printed(reports)],
    [printed(assignments)],
  ],
  callToAction: content.callToAction,
  next: content.next,
};
