import { SpotDrawing } from '#documents/drawings.tsx';
import { Cards } from '#documents/parts/cards.tsx';
import { ComparisonOnPaper } from '#documents/parts/comparison.tsx';
import { Figures } from '#documents/parts/figures.tsx';
import { Rows } from '#documents/parts/rows.tsx';
import type { DocumentPlan } from '#documents/plan.ts';
import { levelComparison } from '#sections/level-comparison.ts';
import { DutyHours } from './brochure/duty-hours.tsx';
import { phases } from './content/phases.ts';
import { serviceFeatures, slaCaption, slaLabels, slaLevels } from './content/service.ts';
import * as content from './content.ts';

const slaComparison = levelComparison({
  caption: slaCaption,
  levels: slaLevels,
  labels: slaLabels,
  figures: ['availability'],
  recommended: 'Gold',
});

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
  lead: content.hero.lead,
  sheets: [
    [
      {
        ...content.dutyHead,
        body: (
          <>
            <DutyHours duty={content.duty} />
            <Figures stats={content.stats} />
          </>
        ),
      },
    ],
    [{ ...content.phasesHead, body: <Rows items={phaseRows} /> }],
    [
      { ...content.slaHead, body: <ComparisonOnPaper comparison={slaComparison} /> },
      { ...content.featuresHead, body: <Cards items={serviceFeatures} columns={2} /> },
    ],
  ],
  callToAction: content.callToAction,
  next: content.next,
};
