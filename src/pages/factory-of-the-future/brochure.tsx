import { Bar } from '#documents/parts/bars.tsx';
import { Cards } from '#documents/parts/cards.tsx';
import { Rows } from '#documents/parts/rows.tsx';
import type { DocumentPlan } from '#documents/plan.ts';
import { Twin } from './brochure/twin.tsx';
import * as content from './content.ts';

/** How far each part looks ahead, as a share of the first. Drawn to be told apart, not to scale. */
const reach = [1, 0.52, 0.24, 0.08];

const horizons = content.platformFeatures.map((part, index) => ({
  title: part.title,
  opening: <p className="doc-figure">{part.horizon}</p>,
  description: part.description,
  features: part.features ?? [],
  bar: <Bar total={1} ranges={[{ from: 0, to: reach[index] ?? 0 }]} />,
}));

export const plan: DocumentPlan = {
  lead: content.hero.lead,
  sheets: [
    [{ ...content.platform, body: <Rows items={horizons} /> }],
    [
      {
        ...content.twin,
        body: (
          <Twin sides={content.twinSides} readings={content.twinReadings} verdict={content.twinVerdict} />
        ),
      },
      { ...content.core, body: <Cards items={content.coreCapabilities} columns={2} /> },
    ],
  ],
  callToAction: content.callToAction,
  next: content.next,
};
