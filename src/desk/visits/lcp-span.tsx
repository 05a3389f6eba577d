import { visitVitalWords as words } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import type { PageVitals } from '#contract/desk/visits.ts';
import { rhombusPath } from './chart-scale.ts';
import { secondsText } from './numbers.ts';
import { VITAL_LIMITS } from './vital-limits.ts';

const WIDTH = 160;
/** The right edge; what took longer ends there. */
const SLOWEST_MS = 6000;

const at = (ms: number) => Math.round((Math.min(ms, SLOWEST_MS) / SLOWEST_MS) * WIDTH * 10) / 10;

/** From what half of the visits felt to what the slowest twentieth did, a rhombus at three quarters, the limit dashed. */
export function LcpSpan({ p50, p75, p95 }: NonNullable<PageVitals['lcp']>) {
  const label = filled(words.span, {
    p50: secondsText(p50),
    p75: secondsText(p75),
    p95: secondsText(p95),
  });
  return (
    <svg viewBox={`0 0 ${WIDTH} 16`} width={WIDTH} height="16" role="img" aria-label={label} className="lcp">
      <path className="track" d={`M0 8.5H${WIDTH}`} />
      <path className="limit" d={`M${at(VITAL_LIMITS.lcp)} 1V15`} />
      <path className="span" d={`M${at(p50)} 8.5H${at(p95)}`} />
      <path
        className={p75 > VITAL_LIMITS.lcp ? 'three-quarters is-over' : 'three-quarters'}
        d={rhombusPath(at(p75), 8.5, 14)}
      />
    </svg>
  );
}
