import { visitVitalTexts as texts, visitTexts } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import type { PageVitals } from '#contract/desk/visits.ts';
import { counted } from '../components/counted.ts';
import { rhombusPath } from './chart-scale.ts';
import { exceedsLimit, millisecondsText, secondsText, shiftText, VITAL_LIMITS } from './numbers.ts';
import { AllLink, pathText, ScrollRegion, shownRows } from './table-parts.tsx';
import type { VisitsView } from './visits-address.ts';

const WIDTH = 160;
/** The right edge; slower values are clamped. */
const SLOWEST_MS = 6000;

const at = (ms: number) => Math.round((Math.min(ms, SLOWEST_MS) / SLOWEST_MS) * WIDTH * 10) / 10;

/** A bar from the 50th to the 95th percentile, a rhombus at the 75th, the limit dashed. */
function LcpSpan({ p50, p75, p95 }: NonNullable<PageVitals['lcp']>) {
  const label = filled(texts.span, {
    p50: secondsText(p50),
    p75: secondsText(p75),
    p95: secondsText(p95),
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 16`}
      width={WIDTH}
      height="16"
      role="img"
      aria-label={label}
      className="fill-none xl:max-[90rem]:mt-0.75 xl:max-[90rem]:h-3 xl:max-[90rem]:w-30"
    >
      <path className="stroke-(--track)" d={`M0 8.5H${WIDTH}`} />
      <path className="stroke-(--edge) [stroke-dasharray:2_2]" d={`M${at(VITAL_LIMITS.lcp)} 1V15`} />
      <path className="stroke-(--time-calm-glyph) stroke-3" d={`M${at(p50)} 8.5H${at(p95)}`} />
      <path
        className={p75 > VITAL_LIMITS.lcp ? 'fill-(--time-hot-glyph)' : 'fill-(--status-answered-glyph)'}
        d={rhombusPath(at(p75), 8.5, 14)}
      />
    </svg>
  );
}

const FIRST = 6;
/** With fewer measurements, the row says how many there are. */
const ENOUGH = 20;

interface VitalsProps {
  readonly vitals: readonly PageVitals[];
  readonly look: VisitsView;
}

/** The web vitals per page, slowest first. */
export function Vitals({ vitals, look }: VitalsProps) {
  const rows = shownRows(vitals, { list: 'vitals', look, most: FIRST });
  const slow = vitals.filter(({ lcp }) => lcp !== null && lcp.p75 > VITAL_LIMITS.lcp).length;
  return (
    <section>
      <div className="section-head">
        <h2>{texts.title}</h2>
        <span className="hint">{texts.hint}</span>
      </div>
      {vitals.length === 0 ? (
        <p className="hint">{texts.empty}</p>
      ) : (
        <>
          <ScrollRegion label={texts.caption}>
            <VitalTable rows={rows} />
          </ScrollRegion>
          <p className="hint">
            {counted(texts.limit, slow)} {vitals.some(exceedsLimit) && texts.marked}
          </p>
        </>
      )}
      <AllLink list="vitals" look={look} text={texts.all} count={vitals.length} most={FIRST} />
    </section>
  );
}

function VitalTable({ rows }: { readonly rows: readonly PageVitals[] }) {
  const { columns } = texts;
  return (
    <table className="table tight vitals">
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th>{columns.page}</th>
          <th className="w-42 xl:max-[90rem]:w-32">{columns.lcp}</th>
          <th className="right">{columns.p75}</th>
          <th className="right">{columns.inp}</th>
          <th className="right">{columns.cls}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, measured, lcp, inp, cls }) => (
          <tr key={path}>
            <th scope="row">
              {pathText(path)}
              {measured < ENOUGH && <span className="evidence">{counted(texts.few, measured)}</span>}
            </th>
            <td>{lcp === null ? visitTexts.none : <LcpSpan {...lcp} />}</td>
            <Figure value={lcp?.p75 ?? null} limit={VITAL_LIMITS.lcp} write={secondsText} isStrong />
            <Figure value={inp} limit={VITAL_LIMITS.inp} write={millisecondsText} />
            <Figure value={cls} limit={VITAL_LIMITS.cls} write={shiftText} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FigureProps {
  readonly value: number | null;
  readonly limit: number;
  readonly write: (value: number) => string;
  readonly isStrong?: boolean;
}

/** A value over the limit is marked by a rhombus, weight and color, and for screen readers. */
function Figure({ value, limit, write, isStrong = false }: FigureProps) {
  if (value === null) return <td className="right num quiet">{visitTexts.none}</td>;
  if (value <= limit) return <td className={isStrong ? 'right num strong' : 'right num'}>{write(value)}</td>;
  return (
    <td className="right num strong text-(--time-hot)">
      {/* Hangs in the margin, so that the figures stay aligned. */}
      <svg
        className="mr-1 -ml-3.5 inline-block fill-(--time-hot-glyph) align-[2px]"
        viewBox="0 0 10 5"
        width="10"
        height="5"
        aria-hidden="true"
      >
        <path d="M5 0l5 2.5-5 2.5-5-2.5z" />
      </svg>
      {write(value)}
      <span className="visually-hidden"> {texts.over}</span>
    </td>
  );
}
