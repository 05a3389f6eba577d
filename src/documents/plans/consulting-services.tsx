import { industries, technologies } from '#content/pages/consulting-services/expertise.ts';
import { steps, totalWeeks } from '#content/pages/consulting-services/steps.ts';
import * as content from '#content/pages/consulting-services.ts';
import { SpotDrawing } from '../drawings.tsx';
import { Bar } from '../parts/bars.tsx';
import { Cards } from '../parts/cards.tsx';
import { CategoryTable } from '../parts/category-table.tsx';
import { Rows } from '../parts/rows.tsx';
import type { DocumentPlan } from '../plan.ts';

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

export const consultingServices: DocumentPlan = {
  hero: content.hero,
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
