import { printed } from '#documents/parts/blocks.tsx';
import type { DocumentPlan } from '#documents/plan.ts';
import { assignments } from './brochure/assignments.ts';
import { papers, rate } from './brochure/price-and-papers.ts';
import { lead, roles, plan as workPlan } from './brochure/work-plan.ts';
import * as content from './content.ts';

export const plan: DocumentPlan = {
  lead,
  sheets: [[printed(workPlan)], [printed(roles)], [printed(rate)], [printed(papers)], [printed(assignments)]],
  callToAction: content.callToAction,
  next: content.next,
};
