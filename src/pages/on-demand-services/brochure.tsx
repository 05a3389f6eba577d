import { SpotDrawing } from '#documents/drawings.tsx';
import { MonthGrid } from '#documents/parts/bars.tsx';
import { Cards } from '#documents/parts/cards.tsx';
import { ComparisonOnPaper } from '#documents/parts/comparison.tsx';
import { Rows } from '#documents/parts/rows.tsx';
import type { DocumentPlan } from '#documents/plan.ts';
import { levelComparison } from '#sections/level-comparison.ts';
import { coverageCaption, coverageLabels, coverageLevels, models, portfolios } from './content/offer.ts';
import { benefits, factors } from './content/shared-model.ts';
import * as content from './content.ts';

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

export const plan: DocumentPlan = {
  lead: content.hero.lead,
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
