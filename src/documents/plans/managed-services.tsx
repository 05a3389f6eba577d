import { phases } from '#content/pages/managed-services/phases.ts';
import {
  serviceFeatures,
  slaCaption,
  slaLabels,
  slaLevels,
} from '#content/pages/managed-services/service.ts';
import * as content from '#content/pages/managed-services.ts';
import { levelComparison } from '#sections/level-comparison.ts';
import { SpotDrawing } from '../drawings.tsx';
import { Cards } from '../parts/cards.tsx';
import { ComparisonOnPaper } from '../parts/comparison.tsx';
import { DutyHours } from '../parts/duty-hours.tsx';
import { Figures } from '../parts/figures.tsx';
import { Rows } from '../parts/rows.tsx';
import type { DocumentPlan } from '../plan.ts';

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

export const managedServices: DocumentPlan = {
  hero: content.hero,
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
