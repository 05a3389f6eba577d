import type { SectionProps } from '#generated/section-props.ts';
import { type InArea, SpotDrawing } from '../drawings.tsx';
import { Rows } from '../parts/rows.tsx';

/** Phases as rows: the drawing and the time, what is done, and the condition that ends it. */
export default function PhaseStair({ items, endLabel, area }: SectionProps<'phase-stair'> & InArea) {
  const rows = items.map((phase) => ({
    title: phase.title,
    opening: (
      <>
        <SpotDrawing name={phase.spot} skin="drawn" area={area} className="doc-row-drawing" />
        <p className="doc-label">{phase.when}</p>
      </>
    ),
    description: phase.description,
    features: phase.activities,
    outcome: { label: endLabel, text: phase.end },
  }));
  return <Rows items={rows} />;
}
