import type { SectionProps } from '#generated/section-props.ts';
import { type AreaProps, SpotDrawing } from '../drawings.tsx';

const looks = {
  planned: { tone: 'tint', skin: 'drawn' },
  actual: { tone: 'deep', skin: 'run' },
} as const;

export default function PlanAndActual({
  planned,
  actual,
  readings,
  conclusion,
  area,
}: SectionProps<'plan-and-actual'> & AreaProps) {
  const sides = [
    { side: 'planned', ...planned },
    { side: 'actual', ...actual },
  ] as const;
  return (
    <div>
      <div className="doc-twin">
        {sides.map(({ side, title, subtitle, spot }) => (
          <div key={side} className={`band-${looks[side].tone}`}>
            <h3>{title}</h3>
            <p>{subtitle}</p>
            <SpotDrawing name={spot} skin={looks[side].skin} area={area} className="doc-twin-drawing" />
            <ul className="doc-twin-readings">
              {readings.map((reading) => (
                <li key={reading.label}>
                  <p className="doc-figure">{reading[side]}</p>
                  <p>{reading.label}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="doc-verdict">{conclusion}</p>
    </div>
  );
}
