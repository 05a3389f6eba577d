import { SpotDrawing } from '#documents/drawings.tsx';
import type { twinReadings, twinSides } from '../content.ts';

interface TwinProps {
  readonly sides: typeof twinSides;
  readonly readings: typeof twinReadings;
  /** What follows from comparing the two. */
  readonly verdict: string;
}

/** One line drawn and the same line running, with the same readings under each. */
export function Twin({ sides, readings, verdict }: TwinProps) {
  const sideKeys = ['planned', 'running'] as const;
  return (
    <div>
      <div className="doc-twin">
        {sideKeys.map((side) => (
          <div key={side} className={side === 'planned' ? 'band-tint' : 'band-deep'}>
            <h3>{sides[side].title}</h3>
            <p>{sides[side].subtitle}</p>
            <SpotDrawing
              name={sides[side].image}
              skin={side === 'planned' ? 'drawn' : 'run'}
              area="solutions"
              className="doc-twin-drawing"
            />
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
      <p className="doc-verdict">{verdict}</p>
    </div>
  );
}
