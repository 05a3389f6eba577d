import type { SectionProps } from '#generated/section-props.ts';
import { type AreaProps, SpotDrawing } from '../drawings.tsx';
import { Bullets } from '../parts/bullets.tsx';

/** Phases as rows: the drawing and the time, what is done, and the condition that ends it. */
export default function PhaseStair({ items, endLabel, area }: SectionProps<'phase-stair'> & AreaProps) {
  return (
    <ol className="doc-rows">
      {items.map(({ title, when, description, activities, end, spot }) => (
        <li key={title} className="doc-row">
          <div>
            <SpotDrawing name={spot} skin="drawn" area={area} className="doc-row-drawing" />
            <p className="doc-label">{when}</p>
          </div>
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
          <div>
            <Bullets items={activities} />
            <div className="doc-outcome">
              <p>{endLabel}</p>
              <p>{end}</p>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
