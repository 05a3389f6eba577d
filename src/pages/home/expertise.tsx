import type { StatRecord, Target } from '#content/types.ts';
import type { ItemRecord } from '#sections/parts/records.ts';
import { SectionHead } from '#sections/parts/section-head.tsx';
import { StatBand } from '#sections/stat-band/section.tsx';
import { Band, type Tone } from '#ui/band.tsx';
import { FieldLinks } from './field-links.tsx';

interface ExpertiseProps {
  readonly head: { readonly title: string; readonly note: string };
  readonly stats: readonly StatRecord[];
  readonly fields: readonly (ItemRecord & { readonly to: Target })[];
  readonly tone?: Tone;
}

/** The figures that a claim rests on, and the fields of work behind them. */
export function Expertise({ head, stats, fields, tone = 'steel' }: ExpertiseProps) {
  return (
    <Band tone={tone}>
      <div className="wrap">
        <SectionHead {...head} />
        <StatBand stats={stats} className="mb-16" />
        <FieldLinks items={fields} />
      </div>
    </Band>
  );
}
