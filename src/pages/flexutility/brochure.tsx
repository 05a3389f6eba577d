import { printed } from '#documents/parts/blocks.tsx';
import type { DocumentPlan } from '#documents/plan.ts';
import { billing, integration } from './brochure/configuration.ts';
import { cutover } from './brochure/cutover.ts';
import { loads, reconciliation, tests } from './brochure/data-tools.ts';
import { lead, objects } from './brochure/overview.ts';
import { catalog, corrections, moveIn } from './brochure/processes.ts';
import * as content from './content.ts';

export const plan: DocumentPlan = {
  lead,
  sheets: [
    [printed(objects)],
    [printed(moveIn)],
    [printed(corrections)],
    [printed(catalog)],
    [printed(integration)],
    [printed(billing)],
    [printed(loads)],
    [printed(reconciliation)],
    [printed(cutover)],
    [printed(tests)],
  ],
  callToAction: content.callToAction,
  next: content.next,
};
