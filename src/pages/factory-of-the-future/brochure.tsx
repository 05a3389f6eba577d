import { printed } from '#documents/parts/blocks.tsx';
import type { DocumentPlan } from '#documents/plan.ts';
import { chart, choice, demand, lead, losses } from './brochure/example.ts';
import { connections, project } from './brochure/project.ts';
import { StationChart } from './brochure/station-chart.tsx';
import { Twin } from './brochure/twin.tsx';
import * as content from './content.ts';

const twin = <Twin sides={content.twinSides} readings={content.twinReadings} verdict={content.twinVerdict} />;

export const plan: DocumentPlan = {
  lead,
  sheets: [
    [printed(demand, { after: <StationChart {...chart} /> })],
    [printed(choice), printed(connections)],
    [{ ...content.twin, body: twin }, printed(losses)],
    [printed(project)],
  ],
  callToAction: content.callToAction,
  next: content.next,
};
