import { SpotDrawing } from '#documents/drawings.tsx';
import { printed } from '#documents/parts/blocks.tsx';
import { Rows } from '#documents/parts/rows.tsx';
import type { DocumentPlan } from '#documents/plan.ts';
import { DutyHours } from './brochure/duty-hours.tsx';
import { fee } from './brochure/fee.ts';
import { governance, reporting } from './brochure/governance.ts';
import { ourRoles, responsibilities, transition } from './brochure/responsibilities.ts';
import { lead, measures, scope, severities } from './brochure/service.ts';
import { phases } from './content/phases.ts';
import * as content from './content.ts';

const phaseRows = phases.map((phase) => ({
  title: phase.phase,
  opening: (
    <>
      <SpotDrawing name={phase.icon} skin="drawn" area="services" className="doc-row-drawing" />
      <p className="doc-label">{phase.when}</p>
    </>
  ),
  description: phase.description,
  features: phase.activities,
  outcome: { label: content.phaseEnds, text: phase.endsWhen },
}));

export const plan: DocumentPlan = {
  lead,
  sheets: [
    [{ ...content.phasesHead, body: <Rows items={phaseRows} /> }],
    [printed(transition)],
    [printed(scope), printed(measures)],
    [printed(fee)],
    [printed(severities)],
    [{ ...content.dutyHead, body: <DutyHours duty={content.duty} /> }, printed(ourRoles)],
    [printed(responsibilities)],
    [printed(governance)],
    [printed(reporting)],
  ],
  callToAction: content.callToAction,
  next: content.next,
};
