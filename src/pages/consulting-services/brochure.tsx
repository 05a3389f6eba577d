import { SpotDrawing } from '#documents/drawings.tsx';
import { Bar } from '#documents/parts/bars.tsx';
import { Cards } from '#documents/parts/cards.tsx';
import { CategoryTable } from '#documents/parts/category-table.tsx';
import { Rows } from '#documents/parts/rows.tsx';
import type { DocumentPlan } from '#documents/plan.ts';
import { industries, technologies } from './content/expertise.ts';
import { steps, totalWeeks } from './content/steps.ts';
import * as content from './content.ts';

const stepRows = steps.map(({ step, title, description, activities, deliverable, weeks: [first, last] }) => ({
  title,
  opening: (
    <>
      <p className="doc-figure">{step}</p>
      <p className="doc-label">
        Weeks {first} to {last}
      </p>
    </>
  ),
  description,
  features: activities,
  outcome: { label: content.deliverableLabel, text: deliverable },
  bar: <Bar total={totalWeeks} ranges={[{ from: first - 1, to: last }]} />,
}));

const industryCards = industries.map(({ name, description, expertise, image }) => ({
  title: name,
  description,
  features: expertise,
  picture: <SpotDrawing name={image} skin="drawn" area="company" className="doc-card-drawing" />,
}));

export const plan: DocumentPlan = {
  lead: content.hero.lead,
  sheets: [
    [{ ...content.stepsHead, body: <Rows items={stepRows} /> }],
    [{ ...content.industriesHead, body: <Cards items={industryCards} columns={2} /> }],
    [
      {
        ...content.technologiesHead,
        body: <CategoryTable caption={content.technologiesHead.title} items={technologies} />,
      },
    ],
  ],
  callToAction: content.callToAction,
  next: content.next,
};
