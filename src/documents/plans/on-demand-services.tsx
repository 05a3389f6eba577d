import {
  coverageCaption,
  coverageLabels,
  coverageLevels,
  models,
  portfolios,
} from '#content/pages/on-demand-services/offer.ts';
import { benefits, factors } from '#content/pages/on-demand-services/shared-model.ts';
import * as content from '#content/pages/on-demand-services.ts';
import { levelComparison } from '#sections/level-comparison.ts';
import { SpotDrawing } from '../drawings.tsx';
import { MonthGrid } from '../parts/bars.tsx';
import { Cards } from '../parts/cards.tsx';
import { ComparisonOnPaper } from '../parts/comparison.tsx';
import { Rows } from '../parts/rows.tsx';
import type { DocumentPlan } from '../plan.ts';

const coverageComparison = levelComparison({
  caption: coverageCaption,
  levels: coverageLevels,
  labels: coverageLabels,
});

const modelRows = models.map(({ title, description, benefits, month, monthInWords }) => ({
  title,
  opening: <MonthGrid month={month} />,
  description,
  features: benefits,
  outcome: { label: content.monthLabel, text: monthInWords },
}));

const portfolioCards = portfolios.map(({ title, description, services }) => ({
  title,
  description,
  features: services,
}));

const benefitCards = benefits.map(({ metric, title, description }) => ({
  title,
  description,
  picture: <p className="doc-figure">{metric}</p>,
}));

const factorCards = factors.map(({ factor, description }) => ({ title: factor, description }));

export const onDemandServices: DocumentPlan = {
  hero: content.hero,
  sheets: [
    [{ ...content.modelsHead, body: <Rows items={modelRows} /> }],
    [
      { ...content.portfoliosHead, body: <Cards items={portfolioCards} columns={2} tinted /> },
      { ...content.benefitsHead, body: <Cards items={benefitCards} columns={4} /> },
    ],
    [
      {
        ...content.factorsHead,
        body: (
          <div className="doc-beside doc-beside-narrow">
            <SpotDrawing name="on-demand-services" skin="drawn" area="services" className="doc-plate" />
            <Cards items={factorCards} columns={1} />
          </div>
        ),
      },
      { ...content.coverageHead, body: <ComparisonOnPaper comparison={coverageComparison} /> },
    ],
  ],
  callToAction: content.callToAction,
  next: content.next,
};
