import { onCLS, onINP, onLCP } from 'web-vitals';
import { report } from './report.ts';
import { pathOf } from './visit-record.ts';

type Vitals = Record<'lcp' | 'inp' | 'cls', number | null>;

const unknown: Vitals = { lcp: null, inp: null, cls: null };
let vitals = unknown;
let isMeasuring = false;

/** Reports the web vitals when the page is hidden or left, once per page view. */
export function measureVitals(signal: AbortSignal): void {
  let isReported = false;
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) isReported = false;
  };
  const reportVitals = () => {
    if (isReported || Object.values(vitals).every((value) => value === null)) return;
    isReported = true;
    report({ kind: 'vitals', path: pathOf(location), ...vitals });
    vitals = unknown;
  };
  // Before our own listeners: web-vitals reports its last values in the same events.
  if (!isMeasuring) startMeasuring();
  addEventListener('pageshow', onReturn, { signal });
  addEventListener('pagehide', reportVitals, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && reportVitals(), { signal });
}

/** web-vitals cannot be stopped; the listeners above decide what is reported. */
function startMeasuring(): void {
  isMeasuring = true;
  const record = (name: keyof Vitals, digits: number) => {
    return ({ value }: { readonly value: number }) => {
      vitals = { ...vitals, [name]: Number(value.toFixed(digits)) };
    };
  };
  const options = { reportAllChanges: true };
  onLCP(record('lcp', 0), options);
  onINP(record('inp', 0), options);
  onCLS(record('cls', 4), options);
}
